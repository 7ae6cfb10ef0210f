import type { freeUpgrade as endpoint, SubscriptionResult } from '@fieldhouse/contract/billing.subscriptions'
import type { Checked } from '@fieldhouse/contract/endpoint'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { assertOwner } from '../../accounts/index.ts'
import { mayGrant } from '../billing.policy.ts'
import { addMonths, billingDayOf, type Day } from '../billing-day.ts'
import { lockOpenCharge } from '../charges/charges.queries.ts'
import { findAthlete } from '../family.queries.ts'
import { grantedMail } from '../mails/billing-mails.ts'
import { emailPayer } from '../mails/email-payer.ts'
import { readPrices } from '../subscriptions/prices.queries.ts'
import type { Terms } from '../subscriptions/quote.ts'
import { saveAccess } from '../subscriptions/save-package.ts'
import { startGranted } from '../subscriptions/subscription.ts'
import { insertSubscription, lockPurchases, lockRunning } from '../subscriptions/subscriptions.queries.ts'
import { welcome } from '../subscriptions/welcome.ts'
import { type CodeUser, codeToUse, spendCode } from './open-code.ts'
import { lockFamily, lockPresent, planPurchase } from './open-purchase.ts'
import { purchaseRunning } from './prepare-purchase.ts'

type Body = Checked<typeof endpoint>['body']

interface Call extends CodeUser {
  readonly db: Db
  readonly athleteUserId: string
  readonly body: Body
}

/** The last day may be at most two years away. Nobody should forget that a package was given. */
const endFault = ({ ends_on }: Body, today: Day): string | null => {
  if (!ends_on) return 'Choose the day on which the package ends'
  if (ends_on <= today) return 'Choose a day after today'
  return ends_on > addMonths(today, 24) ? 'Choose a day within the next two years' : null
}

/** The day on which a given package ends. An admin also says why it is given. */
const grantEnd = (body: Body, today: Day): Day => {
  const wrongEnd = endFault(body, today)
  const errors = {
    ...(wrongEnd && { ends_on: [wrongEnd] }),
    ...(!body.reason && { reason: ['Say why the family gets it'] }),
  }
  if (Object.keys(errors).length > 0 || !body.ends_on) throw new AppError('invalid', { errors })
  return body.ends_on
}

const assertFree = async (tx: Db, athleteUserId: string): Promise<void> => {
  if (await lockRunning(tx, athleteUserId))
    throw new AppError('already_subscribed', { message: 'This athlete already has a package.' })
  if (await lockOpenCharge(tx, athleteUserId)) throw purchaseRunning()
}

interface Grant {
  readonly terms: Terms
  readonly today: Day
  readonly endsOn: Day
  readonly promoCodeId: string | null
}

/** A family uses a code for the full price. */
const byCode = async (tx: Db, call: Call): Promise<Grant> => {
  const { actor, athleteUserId, body } = call
  assertOwner(actor)
  const athlete = await lockFamily(tx, actor, athleteUserId)
  const needed = 'Enter a promo code for the full price'
  const given = await codeToUse(tx, call, athlete.id, body.promo_code)
  if (!given) throw new AppError('invalid', { errors: { promo_code: [needed] } })
  const code = await spendCode(tx, call, athlete.id, given)
  const wanted = { package_key: body.package_key, billing_cycle: body.billing_cycle ?? 'monthly' }
  const { plan, terms, today } = await planPurchase(tx, actor.id, athlete.id, wanted, { running: null, code })
  if (plan.kind !== 'full-discount') throw new AppError('invalid', { errors: { promo_code: [needed] } })
  return { terms, today, endsOn: plan.ends_on, promoCodeId: code.id }
}

/** An admin gives a package. */
const byAdmin = async (tx: Db, { actor, athleteUserId, body }: Call): Promise<Grant> => {
  await lockPresent(tx, actor, athleteUserId)
  if (!(await findAthlete(tx, actor, athleteUserId))) throw new AppError('not_found')
  const today = billingDayOf(clock.now())
  const terms = { package_key: body.package_key, cycle: body.billing_cycle ?? 'monthly' } as const
  return { terms, today, endsOn: grantEnd(body, today), promoCodeId: null }
}

/** PAY-04: a package that costs nothing. It ends on its day and never turns into a charge. */
export const freeUpgrade = (call: Call): Promise<SubscriptionResult> =>
  transaction(call.db, async (tx) => {
    const { actor, caller, athleteUserId } = call
    await lockPurchases(tx, athleteUserId)
    const { terms, today, endsOn, promoCodeId } = mayGrant(actor)
      ? await byAdmin(tx, call)
      : await byCode(tx, call)
    await assertFree(tx, athleteUserId)
    const { monthPrice, nameOf } = await readPrices(tx, null, null)
    const subscription = startGranted(terms, today, endsOn)
    const facts = {
      id: uuidv7(),
      athlete_user_id: athleteUserId,
      payer_id: null,
      month_price: monthPrice(terms.package_key, today),
      promo_code_id: promoCodeId,
    }
    const row = await insertSubscription(tx, facts, subscription)
    await saveAccess(tx, row, subscription)
    await welcome(tx, row, nameOf(row.package_key))
    if (mayGrant(actor))
      await record(tx, caller, {
        action: 'package.granted',
        userId: athleteUserId,
        subject: nameOf(row.package_key),
        before: { package: null },
        after: { package: nameOf(row.package_key), ends_on: endsOn },
        details: { reason: call.body.reason ?? null },
      })
    await emailPayer(tx, caller.siteOrigin, row, (about) => grantedMail(about, { endsOn }))
    return { status: 'success', message: 'Your package is active.', invoice: null }
  })

import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { formatUsd } from '../../../platform/money.ts'
import { assertOwner } from '../../accounts/index.ts'
import { mayAgreeToCharges, mayCancel } from '../billing.policy.ts'
import { billingDayOf, type Day } from '../billing-day.ts'
import { lockOpenCharge } from '../charges/charges.queries.ts'
import { findAthlete, findOwnAthletes } from '../family.queries.ts'
import { canceledMail } from '../mails/billing-mails.ts'
import { dayInWords } from '../mails/day-in-words.ts'
import { emailPayer } from '../mails/email-payer.ts'
import { findDefaultMethod } from '../methods/methods.queries.ts'
import { readPrices } from '../subscriptions/prices.queries.ts'
import { savePackage } from '../subscriptions/save-package.ts'
import { subscriptionOf } from '../subscriptions/stored.ts'
import { canceled, cancelUndone, isRunning, nextCharge } from '../subscriptions/subscription.ts'
import { lockRunning } from '../subscriptions/subscriptions.queries.ts'
import { lockPresent } from './open-purchase.ts'
import { purchaseRunning } from './prepare-purchase.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  /** The address of the site, for links in emails. */
  readonly site: string
}

interface Canceled {
  readonly status: 'success'
  readonly message: string
  readonly ends_on: Day
}

const noPackage = () => new AppError('conflict', { message: 'There is no package to cancel.' })

/** The running package, if the actor may cancel it. For anyone else there is none. */
const openPackage = async (tx: Db, actor: Actor, athleteUserId: string) => {
  await lockPresent(tx, actor, athleteUserId)
  const family = await findAthlete(tx, actor, athleteUserId)
  const row = family && (await lockRunning(tx, athleteUserId))
  if (!family) throw new AppError('not_found')
  if (!mayCancel(actor, family.relation, row?.payer_id ?? null))
    throw new AppError(family.relation === 'none' ? 'not_found' : 'forbidden', {
      ...(family.relation === 'none'
        ? {}
        : { message: 'The person who pays for the package can cancel it.' }),
    })
  if (!row) throw noPackage()
  if (await lockOpenCharge(tx, athleteUserId)) throw purchaseRunning()
  return row
}

/** PAY-04: one click. The package runs to the end of the time that is paid for. A repeat changes nothing. */
export const cancelPackage = ({ db, actor, site }: Call, athleteUserId: string): Promise<Canceled> =>
  transaction(db, async (tx) => {
    const row = await openPackage(tx, actor, athleteUserId)
    const subscription = subscriptionOf(row)
    if (subscription.status === 'granted')
      throw new AppError('conflict', { message: 'This package is free and ends by itself.' })
    const today = billingDayOf(clock.now())
    const after = canceled(subscription, today)
    const endsOn = isRunning(after) ? after.ends_on : today
    if (!subscription.is_canceled) {
      await savePackage(tx, row, after)
      await emailPayer(tx, site, row, (about) => canceledMail(about, { endsOn, isOver: !isRunning(after) }))
    }
    return {
      status: 'success',
      message: isRunning(after)
        ? `Your package runs until ${dayInWords(endsOn)}. Nothing more is charged.`
        : 'Your package has ended. Nothing more is charged.',
      ends_on: endsOn,
    }
  })

/** The one package of a family, for the call without an id. */
export const cancelOwnPackage = async (call: Call): Promise<Canceled> => {
  const [athlete, another] = await findOwnAthletes(call.db, call.actor)
  if (!athlete) throw noPackage()
  if (another)
    throw new AppError('conflict', { message: 'Choose the athlete whose package you want to cancel.' })
  return cancelPackage(call, athlete.id)
}

/** Takes back a cancellation, or a change that waits for the next period. Only the payer: their card is charged again. */
export const resumePackage = ({ db, actor }: Call, athleteUserId: string): Promise<Canceled> =>
  transaction(db, async (tx) => {
    const row = await openPackage(tx, actor, athleteUserId)
    assertOwner(actor)
    if (!mayAgreeToCharges(actor, row.payer_id))
      throw new AppError('forbidden', { message: 'Only the person who pays for the package can undo this.' })
    if (row.payer_id && !(await findDefaultMethod(tx, row.payer_id)))
      throw new AppError('card_needed', {
        message: 'Please add a card or PayPal first. Then you can undo this.',
      })
    const subscription = { ...cancelUndone(subscriptionOf(row)), next_terms: null }
    await savePackage(tx, row, subscription)
    const until = dayInWords(row.ends_on)
    const { total } = nextCharge(subscription, await readPrices(tx, row.payer_id, row)).quote
    return {
      status: 'success',
      message:
        row.status === 'granted'
          ? `Your package is free until ${until}.`
          : `Your package goes on. The next charge is ${formatUsd(total)} on ${until}.`,
      ends_on: row.ends_on,
    }
  })

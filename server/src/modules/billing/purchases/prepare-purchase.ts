import type { createSubscription, SubscriptionResult } from '@fieldhouse/contract/billing.subscriptions'
import type { Checked } from '@fieldhouse/contract/endpoint'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { assertOwner } from '../../accounts/index.ts'
import { lockOpenCharge, openCharge, saveCharge } from '../charges/charges.queries.ts'
import { findPerson, type Person } from '../family.queries.ts'
import { dayInWords } from '../mails/day-in-words.ts'
import { type CardSender, limitCards } from '../methods/limit-cards.ts'
import { findDefaultMethod, findMethod, lockMethods } from '../methods/methods.queries.ts'
import { changed } from '../subscriptions/change.ts'
import { cycleTitle } from '../subscriptions/cycle-title.ts'
import type { Quote } from '../subscriptions/quote.ts'
import { savePackage } from '../subscriptions/save-package.ts'
import { type SubscriptionRow, subscriptionOf } from '../subscriptions/stored.ts'
import type { Subscription } from '../subscriptions/subscription.ts'
import { lockPurchases, lockRunning } from '../subscriptions/subscriptions.queries.ts'
import { codeToUse, spendCode } from './open-code.ts'
import { lockFamily, type Purchase, planPurchase } from './open-purchase.ts'
import type { Plan } from './plan.ts'
import { changeRefusal, presentOffer } from './show-offer.ts'

export interface PurchaseCall extends CardSender {
  readonly athleteUserId: string
  readonly body: Checked<typeof createSubscription>['body']
}

/** What the call works on. It is stored with the key, so a lost call goes on with it. */
export interface PurchaseIntent {
  readonly payer: Person
  /** Null for a change that costs nothing today. It is done. */
  readonly charge_id: string | null
  /** What to say about a change that opens nothing new today. */
  readonly change: Pick<SubscriptionResult, 'status' | 'message'> | null
}

export const purchaseRunning = () =>
  new AppError('purchase_running', {
    message: 'Another payment for this athlete is still being processed. Please try again in a minute.',
    retryAfterSeconds: 60,
  })

type Agreed = Exclude<Plan, { kind: 'none' | 'refused' | 'full-discount' }>

/** The plan, if there is something to buy and it costs what the person saw. */
const agreedPlan = (purchase: Purchase, agreed: number | undefined): Agreed => {
  const { plan, prices } = purchase
  if (plan.kind === 'none')
    throw new AppError('already_subscribed', { message: 'This is the package you already have.' })
  if (plan.kind === 'refused') throw new AppError('change_refused', { message: changeRefusal[plan.why] })
  if (plan.kind === 'full-discount')
    throw new AppError('nothing_to_pay', {
      message: 'Your promo code covers the full price. No card is needed.',
    })
  if (prices.needsAddress)
    throw new AppError('address_needed', {
      message: 'Please enter your billing address first. The tax depends on your state.',
      errors: { address: ['Please enter your billing address'] },
    })
  if (agreed !== undefined && presentOffer(purchase).due_today > agreed)
    throw new AppError('price_changed', {
      message:
        'The price has changed since you opened this page. Please look at it again. Nothing was charged.',
    })
  return plan
}

/** Null if a new one is coming with this call. */
const savedMethodId = async (tx: Db, { actor, body }: PurchaseCall): Promise<string | null> => {
  if (body.payment_method) return null
  const { payment_method_id: id } = body
  const method = id ? await findMethod(tx, actor.id, id) : await findDefaultMethod(tx, actor.id)
  if (!method)
    throw new AppError('card_needed', {
      message: 'Please enter a card or connect PayPal.',
      errors: { payment_method: ['Enter a card or connect PayPal'] },
    })
  return method.id
}

/** Something may be left over from a lost call. If it was about money, it is settled first. */
const clearWay = async (tx: Db, athleteUserId: string): Promise<void> => {
  const open = await lockOpenCharge(tx, athleteUserId)
  if (!open) return
  if (open.total > 0 || open.claimed_until > clock.now()) throw purchaseRunning()
  await saveCharge(tx, open.id, { status: 'abandoned' })
}

const freeMonth: Quote = { price: 0, discount: 0, credit: 0, tax: 0, total: 0 }

const openStart = async (
  tx: Db,
  call: PurchaseCall,
  purchase: Purchase,
  { plan, codeId }: { plan: Agreed; codeId: string | null },
) => {
  const { actor, athleteUserId } = call
  const { terms, today, prices, promo } = purchase
  return openCharge(tx, {
    subscription_id: uuidv7(),
    period: 0,
    athlete_user_id: athleteUserId,
    kind: 'start',
    terms,
    quote: plan.kind === 'pay-now' ? plan.quote : freeMonth,
    method_id: await savedMethodId(tx, call),
    intent: {
      kind: 'start',
      today,
      payer_id: actor.id,
      has_new_card: call.body.payment_method !== undefined,
      month_price: prices.monthPrice(terms.package_key, today),
      is_free_month: plan.kind === 'free-month',
      promo,
      promo_code_id: codeId,
    },
  })
}

type ChangeNow = Extract<(Agreed & { kind: 'change' })['change'], { kind: 'now' }>

const openChange = async (
  tx: Db,
  call: PurchaseCall,
  { terms, today, prices }: Purchase,
  row: SubscriptionRow,
  { period, quote, credit }: ChangeNow,
) =>
  openCharge(tx, {
    subscription_id: row.id,
    period,
    athlete_user_id: call.athleteUserId,
    kind: 'change',
    terms,
    quote,
    method_id: await savedMethodId(tx, call),
    intent: {
      kind: 'change',
      today,
      payer_id: call.actor.id,
      has_new_card: call.body.payment_method !== undefined,
      month_price: prices.monthPrice(terms.package_key, today),
      credit,
    },
  })

const scheduledWords = ({ terms, prices }: Purchase, { next_terms, ends_on }: Subscription): string => {
  if (!next_terms) return 'Your package goes on as it is.'
  const name = `${prices.nameOf(terms.package_key)} (${cycleTitle[terms.cycle].toLowerCase()})`
  return `Your change is saved. ${name} starts on ${dayInWords(ends_on)}.`
}

/** From months to a year. The other way waits for the next period. */
const changedCycle = ({ from, terms, prices }: Purchase): PurchaseIntent['change'] =>
  from?.package_key === terms.package_key
    ? {
        status: 'changed',
        message: `Your change is saved. ${prices.nameOf(terms.package_key)} is billed once a year.`,
      }
    : null

/**
 * Checks the purchase and writes down its charge. A change that costs nothing today is done here. Everything is decided
 * by the server: the body names the package, never an amount that counts.
 */
export const preparePurchase = async (tx: Db, call: PurchaseCall): Promise<PurchaseIntent> => {
  const { actor, athleteUserId, body } = call
  assertOwner(actor)
  // Nobody deletes the card that this purchase is about to use.
  if (!body.payment_method) await lockMethods(tx, actor.id)
  await lockPurchases(tx, athleteUserId)
  await lockFamily(tx, actor, athleteUserId)
  const row = await lockRunning(tx, athleteUserId)
  await clearWay(tx, athleteUserId)
  const given = row ? null : await codeToUse(tx, call, athleteUserId, body.promo_code)
  const code = given ? await spendCode(tx, call, athleteUserId, given) : null
  const purchase = await planPurchase(tx, actor.id, athleteUserId, body, { running: row, code })
  const plan = agreedPlan(purchase, body.due_today)
  const payer = await findPerson(tx, actor.id)
  if (!payer) throw new AppError('not_found')
  if (row && plan.kind === 'change' && plan.change.kind !== 'now') {
    const subscription = changed(subscriptionOf(row), purchase.terms, plan.change, purchase.today)
    const { change } = plan
    const month_price = purchase.prices.monthPrice(purchase.terms.package_key, purchase.today)
    await savePackage(
      tx,
      row,
      subscription,
      change.kind === 'free' ? { month_price } : { next_month_price: month_price },
    )
    if (change.kind === 'free') return { payer, charge_id: null, change: changedCycle(purchase) }
    const message = scheduledWords(purchase, subscription)
    return { payer, charge_id: null, change: { status: 'scheduled', message } }
  }
  await limitCards(call)
  const charge =
    row && plan.kind === 'change' && plan.change.kind === 'now'
      ? await openChange(tx, call, purchase, row, plan.change)
      : await openStart(tx, call, purchase, { plan, codeId: code?.id ?? null })
  if (!charge) throw purchaseRunning()
  return { payer, charge_id: charge.id, change: changedCycle(purchase) }
}

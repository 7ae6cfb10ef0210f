import { addDays, addMonths, type Day } from '../billing-day.ts'
import { cycleMonths, type PriceList, type Promo, type Quote, quote, type Terms, worthOf } from './quote.ts'

/**
 * Where a subscription is in its life.
 * - `free`: the first month. Nothing has been charged.
 * - `active`: a period that was paid for, or cost nothing.
 * - `past_due`: the charge for the next period failed and is tried again. Access continues.
 * - `granted`: given for a time. It ends and is never charged.
 * - `ended`: over. It never comes back; a family that returns gets a new one.
 */
export type Status = 'free' | 'active' | 'past_due' | 'granted' | 'ended'

export type EndReason =
  | 'canceled'
  | 'not_paid'
  | 'grant_over'
  | 'replaced'
  | 'refunded'
  | 'called_off'
  | 'disputed'
  | 'deleted'

/**
 * Why it stops at the end of the period: someone chose to, the bank looks into a payment, the period was refunded, or the
 * athlete's or the payer's account was deleted.
 */
export type CancelReason = 'chosen' | 'disputed' | 'refunded' | 'deleted'

export interface Subscription {
  readonly status: Status
  readonly terms: Terms
  /** Counts the periods. With the subscription's id it is the key of a charge. */
  readonly period: number
  /** The day that months are counted from, so that a 31st is never lost. */
  readonly anchor: Day
  /** Months from the anchor to the start of the period. */
  readonly month: number
  /** How many months the period has. A granted one just has its days. */
  readonly months: number
  readonly starts_on: Day
  /** The first day of the next period, and of its charge. */
  readonly ends_on: Day
  /** What the period is worth in cents, for the credit of an upgrade. */
  readonly worth: number
  /** Runs to the end of the period and no further. It can be undone until then. */
  readonly is_canceled: boolean
  /** Null unless it is canceled, or a cancellation ended it. */
  readonly cancel_reason: CancelReason | null
  /** Takes effect with the next period. */
  readonly next_terms: Terms | null
  readonly promo: Promo | null
  /** Cents from unused time, for the next charges. */
  readonly credit: number
  /** How often the charge of the next period failed. */
  readonly failures: number
  /** When it failed first. */
  readonly failed_on: Day | null
  /** When that charge is tried again. */
  readonly retry_on: Day | null
  readonly ended_on: Day | null
  readonly end_reason: EndReason | null
}

/** Days after the first failure. After the last try the package ends. */
const retryDays = [1, 3, 5] as const

const fresh = {
  period: 0,
  month: 0,
  months: 0,
  worth: 0,
  is_canceled: false,
  cancel_reason: null,
  next_terms: null,
  credit: 0,
  failures: 0,
  failed_on: null,
  retry_on: null,
  ended_on: null,
  end_reason: null,
} as const

/** A purchase with its free first month: nothing is charged today. */
export const startFree = (terms: Terms, promo: Promo | null, today: Day): Subscription => ({
  ...fresh,
  status: 'free',
  terms,
  promo,
  anchor: today,
  months: 1,
  starts_on: today,
  ends_on: addMonths(today, 1),
})

/** A purchase by a family that had its free month before. The first period has been paid for today. */
export const startPaid = (
  terms: Terms,
  promo: Promo | null,
  today: Day,
  paid: Pick<Quote, 'price' | 'discount'>,
): Subscription => ({
  ...fresh,
  status: 'active',
  terms,
  promo,
  anchor: today,
  months: cycleMonths[terms.cycle],
  starts_on: today,
  ends_on: addMonths(today, cycleMonths[terms.cycle]),
  worth: worthOf(paid),
})

/** A package that costs nothing and ends by itself: granted by staff, or by a code for the full price. */
export const startGranted = (terms: Terms, today: Day, endsOn: Day): Subscription => ({
  ...fresh,
  status: 'granted',
  terms,
  promo: null,
  anchor: today,
  starts_on: today,
  ends_on: endsOn,
})

export const isRunning = ({ status }: Pick<Subscription, 'status'>): boolean => status !== 'ended'

/** The day something happens by itself: a charge, another try, the end. Null when it is over. */
export const dueOn = ({ status, ends_on, retry_on }: Subscription): Day | null => {
  if (status === 'ended') return null
  return status === 'past_due' ? retry_on : ends_on
}

/** What to do on a day. */
export type Step =
  | { readonly kind: 'wait' }
  | { readonly kind: 'end'; readonly reason: EndReason }
  | { readonly kind: 'charge'; readonly period: number; readonly terms: Terms; readonly quote: Quote }

/** The next charge, as it would be today: what the sweep charges and what the Payment page shows. */
export const nextCharge = (subscription: Subscription, prices: PriceList): Step & { kind: 'charge' } => {
  const { period, next_terms, terms: current, ends_on, promo, credit } = subscription
  const terms = next_terms ?? current
  return {
    kind: 'charge',
    period: period + 1,
    terms,
    quote: quote({ terms, on: ends_on, promo, credit }, prices),
  }
}

export const stepOn = (subscription: Subscription, today: Day, prices: PriceList): Step => {
  const due = dueOn(subscription)
  if (due === null || today < due) return { kind: 'wait' }
  if (subscription.status === 'granted') return { kind: 'end', reason: 'grant_over' }
  if (subscription.is_canceled) return { kind: 'end', reason: 'canceled' }
  return nextCharge(subscription, prices)
}

const paidUp = { failures: 0, failed_on: null, retry_on: null } as const

/**
 * The period that begins now is paid for. What a bank did to an older payment while this one was on its way must not end it,
 * or charge it again tomorrow.
 */
export const inGoodStanding = { ...paidUp, status: 'active', ended_on: null, end_reason: null } as const

/** The charge for the next period went through. The period begins where the last one ended, however late the money came. */
export const renewed = (
  subscription: Subscription,
  { terms, quote: paid }: Step & { kind: 'charge' },
): Subscription => {
  const { anchor, ends_on, period, credit } = subscription
  const month = subscription.month + subscription.months
  const months = cycleMonths[terms.cycle]
  return {
    ...subscription,
    ...inGoodStanding,
    terms,
    next_terms: null,
    period: period + 1,
    month,
    months,
    starts_on: ends_on,
    ends_on: addMonths(anchor, month + months),
    worth: worthOf(paid),
    credit: credit - paid.credit,
  }
}

/** The charge was declined. It is tried again a few times, unless the package was canceled; then the package ends. */
export const declined = (subscription: Subscription, today: Day): Subscription => {
  const wait = subscription.is_canceled ? undefined : retryDays[subscription.failures]
  if (wait === undefined) return ended(subscription, today, 'not_paid')
  const failed_on = subscription.failed_on ?? today
  const planned = addDays(failed_on, wait)
  const tomorrow = addDays(today, 1)
  return {
    ...subscription,
    status: 'past_due',
    failures: subscription.failures + 1,
    failed_on,
    // Never twice a day, even when the last try came late.
    retry_on: planned > tomorrow ? planned : tomorrow,
  }
}

/** The day of the last try of a failed charge. A try that came late moves it. */
export const lastTryOn = (retryOn: Day, failedOn: Day): Day => {
  const planned = addDays(failedOn, Math.max(...retryDays))
  return retryOn > planned ? retryOn : planned
}

/** The charge was declined, but another card is there by now. That does not count as a failure. */
export const triedAgainToday = (subscription: Subscription, today: Day): Subscription => ({
  ...subscription,
  status: 'past_due',
  failed_on: subscription.failed_on ?? today,
  retry_on: today,
})

/**
 * The charge of the running period was taken back by the bank before it settled. The period is not paid for anymore: its
 * charge failed and is tried again, from the same day and with the credit it had used.
 */
export const takenBack = (subscription: Subscription, today: Day, usedCredit: number): Subscription => {
  const { starts_on, period } = subscription
  const credited = { ...subscription, credit: subscription.credit + usedCredit }
  if (subscription.is_canceled) return ended(credited, today, 'not_paid')
  const unpaid = {
    ...credited,
    ...paidUp,
    period: period - 1,
    // The time before it is over. Nothing of it is left, and the period begins again where it began.
    months: 0,
    ends_on: starts_on,
    worth: 0,
  }
  return declined(unpaid, today)
}

export const ended = (subscription: Subscription, today: Day, reason: EndReason): Subscription => ({
  ...subscription,
  status: 'ended',
  ended_on: today,
  end_reason: reason,
  retry_on: null,
  next_terms: null,
})

/** What was given back is no longer worth a credit when the family upgrades. */
export const refunded = (subscription: Subscription, cents: number): Subscription => ({
  ...subscription,
  worth: Math.max(0, subscription.worth - cents),
})

/** One click. What was paid for runs to its end; what was not paid for ends now. */
export const canceled = (
  subscription: Subscription,
  today: Day,
  reason: CancelReason = 'chosen',
): Subscription => {
  const stopped = { ...subscription, cancel_reason: reason, next_terms: null }
  return subscription.status === 'past_due'
    ? ended(stopped, today, 'canceled')
    : { ...stopped, is_canceled: true }
}

export const cancelUndone = (subscription: Subscription): Subscription => ({
  ...subscription,
  is_canceled: false,
  cancel_reason: null,
})

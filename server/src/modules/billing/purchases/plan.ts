import { addMonths, type Day } from '../billing-day.ts'
import { type Change, changed, changeTo } from '../subscriptions/change.ts'
import { type PriceList, type Promo, type Quote, quote, type Terms } from '../subscriptions/quote.ts'
import { reminderOn } from '../subscriptions/reminder.ts'
import { nextCharge, type Subscription, startFree, startPaid } from '../subscriptions/subscription.ts'

/** The charge after today. */
export interface NextCharge {
  readonly on: Day
  readonly quote: Quote
  /** It ends the free month. */
  readonly is_first: boolean
  /** Null without a reminder, or if its day is over. */
  readonly reminder_on: Day | null
}

/** What choosing a package means, before anyone confirms. The offer shows it and the purchase does it. */
export type Plan =
  | { readonly kind: 'free-month'; readonly next: NextCharge }
  | { readonly kind: 'pay-now'; readonly quote: Quote; readonly next: NextCharge }
  | { readonly kind: 'full-discount'; readonly quote: Quote; readonly ends_on: Day }
  | {
      readonly kind: 'change'
      readonly change: Exclude<Change, { kind: 'none' | 'refused' }>
      readonly shown: Quote
      readonly next: NextCharge
    }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly why: 'past_due' | 'granted' | 'ended' | 'not_payer' }

interface Choice {
  readonly terms: Terms
  readonly today: Day
  readonly prices: PriceList
}

const nextOf = (subscription: Subscription, { today, prices }: Choice): NextCharge => ({
  on: subscription.ends_on,
  quote: nextCharge(subscription, prices).quote,
  is_first: subscription.status === 'free',
  reminder_on: reminderOn(subscription, today),
})

/** A code for the full price gives the package for its time, or for a year. */
const grantedUntil = (promo: Promo, today: Day): Day => promo.until ?? addMonths(today, 12)

/** A family without a package chooses one. */
export const planStart = (
  choice: Choice,
  { promo, hadPackage }: { promo: Promo | null; hadPackage: boolean },
): Plan => {
  const { terms, today, prices } = choice
  const now = quote({ terms, on: today, promo, credit: 0 }, prices)
  if (promo && now.total === 0 && now.price > 0)
    return { kind: 'full-discount', quote: now, ends_on: grantedUntil(promo, today) }
  if (!hadPackage) return { kind: 'free-month', next: nextOf(startFree(terms, promo, today), choice) }
  return { kind: 'pay-now', quote: now, next: nextOf(startPaid(terms, promo, today, now), choice) }
}

/** A family with a package chooses another. */
export const planChange = (choice: Choice, subscription: Subscription): Plan => {
  const { terms, today, prices } = choice
  const change = changeTo(subscription, terms, today, prices)
  if (change.kind === 'none') return { kind: 'none' }
  if (change.kind === 'refused') return { kind: 'refused', why: change.why }
  const next = nextOf(changed(subscription, terms, change, today), choice)
  const shown = change.kind === 'now' ? change.quote : next.quote
  return { kind: 'change', change, shown, next }
}

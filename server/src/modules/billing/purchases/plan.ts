import { addMonths, type Day } from '../billing-day.ts'
import { type Change, changed, changeTo } from '../subscriptions/change.ts'
import { type PriceList, type Promo, type Quote, quote, type Terms } from '../subscriptions/quote.ts'
import { nextCharge, type Subscription, startFree, startPaid } from '../subscriptions/subscription.ts'

/** What choosing a package means, before anyone confirms. The offer shows it and the purchase does it. */
export type Plan =
  | { readonly kind: 'free-month'; readonly first: Quote; readonly next_on: Day }
  | { readonly kind: 'pay-now'; readonly quote: Quote; readonly next: Quote; readonly next_on: Day }
  | { readonly kind: 'full-discount'; readonly quote: Quote; readonly ends_on: Day }
  | {
      readonly kind: 'change'
      readonly change: Exclude<Change, { kind: 'none' | 'refused' }>
      readonly shown: Quote
      readonly next_on: Day
      readonly next: Quote
    }
  | { readonly kind: 'none' }
  | { readonly kind: 'refused'; readonly why: 'past_due' | 'granted' | 'ended' | 'not_payer' }

interface Choice {
  readonly terms: Terms
  readonly today: Day
  readonly prices: PriceList
}

/** A code for the full price gives the package for its time, or for a year. */
const grantedUntil = (promo: Promo, today: Day): Day => promo.until ?? addMonths(today, 12)

/** A family without a package chooses one. */
export const planStart = (
  { terms, today, prices }: Choice,
  { promo, hadPackage }: { promo: Promo | null; hadPackage: boolean },
): Plan => {
  const free = startFree(terms, promo, today)
  const first = nextCharge(free, prices).quote
  const now = quote({ terms, on: today, promo, credit: 0 }, prices)
  if (promo && now.total === 0 && now.price > 0)
    return { kind: 'full-discount', quote: now, ends_on: grantedUntil(promo, today) }
  if (!hadPackage) return { kind: 'free-month', first, next_on: free.ends_on }
  const paid = startPaid(terms, promo, today, now)
  return { kind: 'pay-now', quote: now, next: nextCharge(paid, prices).quote, next_on: paid.ends_on }
}

/** A family with a package chooses another. */
export const planChange = ({ terms, today, prices }: Choice, subscription: Subscription): Plan => {
  const change = changeTo(subscription, terms, today, prices)
  if (change.kind === 'none') return { kind: 'none' }
  if (change.kind === 'refused') return { kind: 'refused', why: change.why }
  const later = changed(subscription, terms, change, today)
  const next = nextCharge(later, prices).quote
  const shown = change.kind === 'now' ? change.quote : next
  return { kind: 'change', change, shown, next, next_on: later.ends_on }
}

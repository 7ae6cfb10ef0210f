import type { BillingCycle } from '@fieldhouse/contract/billing.subscriptions'
import { addMonths, type Day, daysBetween } from '../billing-day.ts'
import { cycleMonths, type PriceList, type Quote, quote, type Terms, worthOf } from './quote.ts'
import { cancelUndone, inGoodStanding, type Subscription } from './subscription.ts'

/** The credit for the days that are left, today included. */
export const unusedCredit = ({ worth, starts_on, ends_on }: Subscription, today: Day): number => {
  const all = daysBetween(starts_on, ends_on)
  const left = Math.max(0, Math.min(all, daysBetween(today, ends_on)))
  return Math.round((worth * left) / all)
}

const rank: Record<Terms['package_key'], number> = {
  'package-1': 1,
  'package-2': 2,
  'package-3': 3,
  'package-4': 4,
}

type PackageKey = Terms['package_key']

/** How a package compares to the one before. */
export const sizeOf = (from: PackageKey, to: PackageKey): 'larger' | 'smaller' | 'same' => {
  if (from === to) return 'same'
  return rank[to] > rank[from] ? 'larger' : 'smaller'
}

const isShorter = (from: BillingCycle, to: BillingCycle) => from === 'annual' && to === 'monthly'

/** What choosing other terms does. */
export type Change =
  /** The terms are those it has, or those it will have. */
  | { readonly kind: 'none' }
  /** An upgrade in the free month. Nothing was paid, so the terms simply change. */
  | { readonly kind: 'free' }
  /** Takes effect with the next period. */
  | { readonly kind: 'scheduled'; readonly on: Day }
  /** Takes effect once `quote.total` has been charged. A new period begins today. */
  | { readonly kind: 'now'; readonly period: number; readonly credit: number; readonly quote: Quote }
  | { readonly kind: 'refused'; readonly why: 'past_due' | 'granted' | 'ended' }

const isSame = (one: Terms, other: Terms) =>
  one.package_key === other.package_key && one.cycle === other.cycle

export const changeTo = (subscription: Subscription, terms: Terms, today: Day, prices: PriceList): Change => {
  const { status, terms: current, next_terms, is_canceled, ends_on, promo, period } = subscription
  if (status === 'past_due' || status === 'granted' || status === 'ended')
    return { kind: 'refused', why: status }
  if (isSame(next_terms ?? current, terms) && !is_canceled) return { kind: 'none' }
  const isLess =
    sizeOf(current.package_key, terms.package_key) === 'smaller' || isShorter(current.cycle, terms.cycle)
  if (isLess || isSame(current, terms)) return { kind: 'scheduled', on: ends_on }
  if (status === 'free') return { kind: 'free' }
  const credit = subscription.credit + unusedCredit(subscription, today)
  return {
    kind: 'now',
    period: period + 1,
    credit,
    quote: quote({ terms, on: today, promo, credit }, prices),
  }
}

/** The change as it was decided, and paid for where it costs something. Choosing a package takes back a cancellation. */
export const changed = (
  subscription: Subscription,
  terms: Terms,
  change: Change,
  today: Day,
): Subscription => {
  const kept = cancelUndone(subscription)
  if (change.kind === 'free') return { ...kept, terms, next_terms: null }
  if (change.kind === 'scheduled')
    return { ...kept, next_terms: isSame(subscription.terms, terms) ? null : terms }
  if (change.kind !== 'now') return subscription
  return {
    ...kept,
    ...inGoodStanding,
    terms,
    next_terms: null,
    period: change.period,
    anchor: today,
    month: 0,
    months: cycleMonths[terms.cycle],
    starts_on: today,
    ends_on: addMonths(today, cycleMonths[terms.cycle]),
    worth: worthOf(change.quote),
    credit: change.credit - change.quote.credit,
  }
}

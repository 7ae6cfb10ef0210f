import type { PackageKey } from '@fieldhouse/contract/billing'
import type { BillingCycle } from '@fieldhouse/contract/billing.subscriptions'
import { describe, expect, test } from 'vitest'
import { changed, changeTo, unusedCredit } from './change.ts'
import type { Terms } from './quote.ts'
import { pricesOf } from './subscription.factory.ts'
import {
  canceled,
  declined,
  ended,
  nextCharge,
  renewed,
  type Subscription,
  startFree,
  startGranted,
  takenBack,
} from './subscription.ts'

const prices = pricesOf()
const termsOf = (key: PackageKey, cycle: BillingCycle = 'monthly'): Terms => ({ package_key: key, cycle })
const free = startFree(termsOf('package-2'), null, '2026-11-17')
/** Paid for from December 17 to January 17: 31 days. */
const paid = renewed(free, nextCharge(free, prices))
const annual = (() => {
  const bought = startFree(termsOf('package-2', 'annual'), null, '2026-11-17')
  return renewed(bought, nextCharge(bought, prices))
})()

const choose = (subscription: Subscription, terms: Terms, today: string) => {
  const change = changeTo(subscription, terms, today, prices)
  return { change, next: changed(subscription, terms, change, today) }
}

describe('another package', () => {
  test('in the free month simply takes its place when it is more', () => {
    for (const terms of [termsOf('package-3'), termsOf('package-2', 'annual')]) {
      const { change, next } = choose(free, terms, '2026-11-30')
      expect(change).toEqual({ kind: 'free' })
      expect(next).toEqual({ ...free, terms })
    }
  })

  test('that is less waits for the end of the free month, and the first charge is the lower price', () => {
    const { change, next } = choose(free, termsOf('package-1'), '2026-11-30')
    expect(change).toEqual({ kind: 'scheduled', on: '2026-12-17' })
    expect(next).toEqual({ ...free, next_terms: termsOf('package-1') })
    const first = nextCharge(next, prices)
    expect(first.quote.total).toBe(1900)
    expect(renewed(next, first)).toMatchObject({
      terms: termsOf('package-1'),
      next_terms: null,
      starts_on: '2026-12-17',
      ends_on: '2027-01-17',
    })
  })

  test('in the free month, after a smaller one was chosen, is compared to the one that runs', () => {
    const smaller = choose(free, termsOf('package-1'), '2026-11-30').next
    expect(choose(smaller, termsOf('package-2'), '2026-12-01').next).toEqual(free)
    expect(choose(smaller, termsOf('package-3'), '2026-12-01').next).toEqual({
      ...free,
      terms: termsOf('package-3'),
    })
  })

  test('that is more starts now and costs what is left after the unused days', () => {
    const { change, next } = choose(paid, termsOf('package-3'), '2027-01-07')
    // 10 of 31 days of $49.00.
    expect(change).toMatchObject({
      kind: 'now',
      period: 2,
      credit: 1581,
      quote: { credit: 1581, total: 8319 },
    })
    expect(next).toMatchObject({
      status: 'active',
      period: 2,
      starts_on: '2027-01-07',
      ends_on: '2027-02-07',
      worth: 9900,
      credit: 0,
    })
  })

  test('that is less starts with the next period', () => {
    const { change, next } = choose(paid, termsOf('package-1'), '2027-01-07')
    expect(change).toEqual({ kind: 'scheduled', on: '2027-01-17' })
    expect(next).toEqual({ ...paid, next_terms: termsOf('package-1') })
    expect(nextCharge(next, prices).quote.total).toBe(1900)
  })

  test('goes back to the package it has when that is chosen again', () => {
    const scheduled = choose(paid, termsOf('package-1'), '2027-01-07').next
    expect(choose(scheduled, termsOf('package-2'), '2027-01-08').next).toEqual(paid)
  })

  test('takes back a cancellation', () => {
    const stopped = canceled(paid, '2027-01-02')
    expect(choose(stopped, termsOf('package-2'), '2027-01-07').next).toEqual(paid)
    expect(choose(stopped, termsOf('package-4'), '2027-01-07').next.is_canceled).toBe(false)
  })

  test('that is the same changes nothing', () => {
    expect(choose(paid, termsOf('package-2'), '2027-01-07').change).toEqual({ kind: 'none' })
  })

  test('keeps credit that is more than it costs', () => {
    const rich = { ...paid, credit: 20_000 }
    const { next } = choose(rich, termsOf('package-3'), '2027-01-07')
    expect(next.credit).toBe(20_000 + 1581 - 9900)
  })

  test.each([
    [declined(paid, '2027-01-17'), 'past_due'],
    [startGranted(termsOf('package-1'), '2026-11-17', '2027-11-17'), 'granted'],
    [ended(paid, '2027-01-17', 'canceled'), 'ended'],
  ])('is refused when the package is %#', (subscription, why) => {
    expect(choose(subscription, termsOf('package-4'), '2027-01-17')).toEqual({
      change: { kind: 'refused', why },
      next: subscription,
    })
  })
})

describe('another cycle', () => {
  test('from a year to months waits for the end of the free month as well', () => {
    const yearly = startFree(termsOf('package-2', 'annual'), null, '2026-11-17')
    const { change, next } = choose(yearly, termsOf('package-2'), '2026-11-30')
    expect(change).toEqual({ kind: 'scheduled', on: '2026-12-17' })
    expect(nextCharge(next, prices).quote.total).toBe(4900)
  })

  test('from months to a year starts now', () => {
    expect(choose(paid, termsOf('package-2', 'annual'), '2026-12-17').change).toMatchObject({
      kind: 'now',
      credit: 4900,
      quote: { total: 47_040 - 4900 },
    })
  })

  test('from a year to months waits for the end, even with a larger package', () => {
    expect(choose(annual, termsOf('package-2'), '2027-03-01').change).toEqual({
      kind: 'scheduled',
      on: '2027-12-17',
    })
    expect(choose(annual, termsOf('package-4'), '2027-03-01').change.kind).toBe('scheduled')
  })
})

test('unused days are credited to the cent, today included', () => {
  expect(unusedCredit(paid, '2026-12-17')).toBe(4900)
  expect(unusedCredit(paid, '2027-01-16')).toBe(158)
  expect(unusedCredit(paid, '2027-01-17')).toBe(0)
  expect(unusedCredit(paid, '2027-02-17')).toBe(0)
})

test('an upgrade that was paid for stands, whatever the bank did to the payment before it meanwhile', () => {
  const terms = termsOf('package-3')
  const change = changeTo(paid, terms, '2026-12-27', prices)
  const fine = changed(paid, terms, change, '2026-12-27')
  for (const meanwhile of [
    takenBack(paid, '2026-12-27', 0),
    ended(paid, '2026-12-27', 'disputed'),
    canceled(paid, '2026-12-27'),
  ])
    expect(changed(meanwhile, terms, change, '2026-12-27')).toEqual(fine)
})

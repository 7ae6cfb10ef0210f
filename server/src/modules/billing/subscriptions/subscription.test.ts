import { describe, expect, test } from 'vitest'
import type { Promo, Terms } from './quote.ts'
import { quote } from './quote.ts'
import { pricesOf } from './subscription.factory.ts'
import {
  canceled,
  cancelUndone,
  declined,
  dueOn,
  ended,
  lastTryOn,
  nextCharge,
  renewed,
  type Subscription,
  startFree,
  startGranted,
  startPaid,
  stepOn,
} from './subscription.ts'

const elite: Terms = { package_key: 'package-2', cycle: 'monthly' }
const eliteAnnual: Terms = { package_key: 'package-2', cycle: 'annual' }
const prices = pricesOf()

/** Pays each charge on the day it is due. */
const renewedTimes = (subscription: Subscription, times: number): Subscription =>
  times === 0
    ? subscription
    : renewedTimes(renewed(subscription, nextCharge(subscription, prices)), times - 1)

describe('a purchase', () => {
  test('is free for a month, and then the same day of each month is charged', () => {
    const bought = startFree(elite, null, '2026-11-17')
    expect(bought).toMatchObject({ status: 'free', starts_on: '2026-11-17', ends_on: '2026-12-17' })
    expect(stepOn(bought, '2026-12-16', prices)).toEqual({ kind: 'wait' })
    expect(stepOn(bought, '2026-12-17', prices)).toMatchObject({
      kind: 'charge',
      period: 1,
      quote: { price: 4900, total: 4900 },
    })
    expect(renewedTimes(bought, 1)).toMatchObject({ status: 'active', period: 1, ends_on: '2027-01-17' })
    expect(renewedTimes(bought, 2)).toMatchObject({ period: 2, ends_on: '2027-02-17' })
  })

  test('on a 31st is charged on the last day of short months, and on the 31st again', () => {
    const bought = startFree(elite, null, '2026-12-31')
    const starts = [1, 2, 3, 4].map((times) => renewedTimes(bought, times).starts_on)
    expect(starts).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
  })

  test('by the year is charged after one month, and then yearly', () => {
    const bought = startFree(eliteAnnual, null, '2028-01-29')
    expect(nextCharge(bought, prices).quote.total).toBe(47_040)
    const starts = [1, 2, 3].map((times) => renewedTimes(bought, times).starts_on)
    expect(starts).toEqual(['2028-02-29', '2029-02-28', '2030-02-28'])
  })

  test('without a free month has paid for its first period', () => {
    const paid = quote({ terms: elite, on: '2026-11-17', promo: null, credit: 0 }, prices)
    expect(startPaid(elite, null, '2026-11-17', paid)).toMatchObject({
      status: 'active',
      ends_on: '2026-12-17',
      worth: 4900,
    })
  })
})

describe('a price', () => {
  const half: Promo = { kind: 'percent', percent: 50, amount_cents: null, until: '2027-01-01' }

  test('is that of the day the period starts', () => {
    const rising = pricesOf({ monthPrice: (_key, on) => (on < '2027-01-01' ? 4900 : 5900) })
    const bought = startFree(elite, null, '2026-11-17')
    expect(nextCharge(bought, rising).quote.price).toBe(4900)
    const later = renewed(bought, nextCharge(bought, rising))
    expect(nextCharge(later, rising).quote.price).toBe(5900)
  })

  test('has the discount of a code for charges before its end', () => {
    const bought = startFree(elite, half, '2026-11-17')
    expect(nextCharge(bought, prices).quote).toMatchObject({ discount: 2450, total: 2450 })
    expect(nextCharge(renewedTimes(bought, 1), prices).quote).toMatchObject({ discount: 0, total: 4900 })
  })

  test('is taxed after discount and credit, to the nearest cent', () => {
    const taxed = pricesOf({ taxRate: () => 8250 })
    const bill = { terms: elite, on: '2026-12-17', promo: half, credit: 450 }
    expect(quote(bill, taxed)).toEqual({ price: 4900, discount: 2450, credit: 450, tax: 165, total: 2165 })
  })

  test('takes no more credit than is due', () => {
    const bill = { terms: elite, on: '2026-12-17', promo: null, credit: 10_000 }
    expect(quote(bill, prices)).toMatchObject({ credit: 4900, tax: 0, total: 0 })
  })
})

describe('a charge that fails', () => {
  const due = startFree(elite, null, '2026-11-17')

  test('is tried again 1, 3, and 5 days after the first failure, and then the package ends', () => {
    const first = declined(due, '2026-12-17')
    expect(first).toMatchObject({ status: 'past_due', retry_on: '2026-12-18' })
    const second = declined(first, '2026-12-18')
    expect(second.retry_on).toBe('2026-12-20')
    const third = declined(second, '2026-12-20')
    expect(third.retry_on).toBe('2026-12-22')
    expect(declined(third, '2026-12-22')).toMatchObject({
      status: 'ended',
      ended_on: '2026-12-22',
      end_reason: 'not_paid',
    })
  })

  test('is never tried twice a day, even when a try comes late', () => {
    const first = declined(due, '2026-12-17')
    expect(declined(first, '2027-01-05').retry_on).toBe('2027-01-06')
  })

  test('keeps the days of its periods when the money comes late', () => {
    const late = declined(declined(due, '2026-12-17'), '2026-12-18')
    expect(renewed(late, nextCharge(late, prices))).toMatchObject({
      status: 'active',
      starts_on: '2026-12-17',
      ends_on: '2027-01-17',
      failures: 0,
      failed_on: null,
      retry_on: null,
    })
  })

  test('waits for the day of the next try', () => {
    const first = declined(due, '2026-12-17')
    expect(dueOn(first)).toBe('2026-12-18')
    expect(stepOn(first, '2026-12-17', prices)).toEqual({ kind: 'wait' })
    expect(stepOn(first, '2026-12-18', prices)).toMatchObject({ kind: 'charge', period: 1 })
  })
})

test('the last try of a failed charge is five days after the first, or later if a try came late', () => {
  expect(lastTryOn('2026-12-18', '2026-12-17')).toBe('2026-12-22')
  expect(lastTryOn('2026-12-25', '2026-12-17')).toBe('2026-12-25')
})

describe('a cancellation', () => {
  const bought = startFree(elite, null, '2026-11-17')

  test('lets the time run out and charges nothing', () => {
    const stopped = canceled(bought, '2026-11-20')
    expect(stepOn(stopped, '2026-12-16', prices)).toEqual({ kind: 'wait' })
    expect(stepOn(stopped, '2026-12-17', prices)).toEqual({ kind: 'end', reason: 'canceled' })
  })

  test('can be undone until then', () => {
    expect(cancelUndone(canceled(bought, '2026-11-20'))).toEqual(bought)
  })

  test('forgets a scheduled change', () => {
    const scheduled = { ...bought, next_terms: eliteAnnual }
    expect(canceled(scheduled, '2026-11-20').next_terms).toBeNull()
  })

  test('while a charge is on its way is final if the charge is declined', () => {
    expect(declined(canceled(bought, '2026-12-17'), '2026-12-17')).toMatchObject({
      status: 'ended',
      end_reason: 'not_paid',
      retry_on: null,
    })
  })

  test('of a package that is past due ends it now', () => {
    expect(canceled(declined(bought, '2026-12-17'), '2026-12-18')).toMatchObject({
      status: 'ended',
      end_reason: 'canceled',
    })
  })

  test('keeps its reason until it is undone', () => {
    const stopped = canceled(bought, '2026-11-20', 'disputed')
    expect(stopped.cancel_reason).toBe('disputed')
    expect(ended(stopped, '2026-12-17', 'canceled').cancel_reason).toBe('disputed')
    expect(cancelUndone(stopped).cancel_reason).toBeNull()
  })
})

test('a period that was paid for runs, even if the package ended while the charge was on its way', () => {
  const bought = startFree(elite, null, '2026-11-17')
  const charge = nextCharge(bought, prices)
  expect(renewed(ended(bought, '2026-12-17', 'disputed'), charge)).toEqual(renewed(bought, charge))
})

test('a granted package ends on its day and is never charged', () => {
  const granted = startGranted(elite, '2026-11-17', '2027-02-01')
  expect(stepOn(granted, '2027-01-31', prices)).toEqual({ kind: 'wait' })
  expect(stepOn(granted, '2027-02-01', prices)).toEqual({ kind: 'end', reason: 'grant_over' })
})

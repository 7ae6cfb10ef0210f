import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { discountedPrice } from './billing.rules.ts'

describe('ACC-11 a price with a promo code', () => {
  const percent = (percent: number) => ({ kind: 'percent' as const, percent, amount_cents: null })
  const amount = (amount_cents: number) => ({ kind: 'amount' as const, percent: null, amount_cents })

  test.each([
    [1900, percent(10), 1710],
    [1900, percent(100), 0],
    [1999, percent(15), 1699],
    [1, percent(50), 0],
    [3, percent(50), 1],
    [1900, amount(1000), 900],
    [1900, amount(1900), 0],
    [1900, amount(5000), 0],
  ])('of %i cents with %j is %i', (cents, worth, left) => {
    expect(discountedPrice(cents, worth)).toBe(left)
  })

  test('is whole cents, never negative, and never off by one or more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 1, max: 100 }),
        (cents, share) => {
          const left = discountedPrice(cents, percent(share))
          expect(Number.isInteger(left)).toBe(true)
          expect(left).toBeGreaterThanOrEqual(0)
          expect(Math.abs(left * 100 - cents * (100 - share))).toBeLessThanOrEqual(50)
        },
      ),
    )
  })
})

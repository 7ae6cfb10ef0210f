import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  balanceOf,
  chargePosting,
  commissionPosting,
  creditPosting,
  payoutPosting,
  refundedTax,
  refundPosting,
  sumOf,
} from './ledger.ts'

const taxed = { price: 9900, discount: 990, credit: 1581, tax: 605, total: 7934 }

describe('the ledger', () => {
  test('splits a charge into what the card paid, the credit used, the revenue, and the tax', () => {
    expect(chargePosting(taxed)).toEqual([
      { account: 'provider', cents: 7934 },
      { account: 'credit', cents: 1581 },
      { account: 'revenue', cents: -8910 },
      { account: 'taxes', cents: -605 },
    ])
  })

  test('leaves out lines of nothing, as in a free month', () => {
    const nothing = { price: 4900, discount: 4900, credit: 0, tax: 0, total: 0 }
    expect(chargePosting(nothing)).toEqual([])
  })

  test('refuses a posting that does not sum to zero', () => {
    expect(() => chargePosting({ ...taxed, tax: 604 })).toThrow('must sum to zero, not to 1')
  })

  test('gives back the tax of a refund in its share, and all of it with the last cent', () => {
    expect(refundedTax(7934, taxed)).toBe(605)
    expect(refundedTax(3967, taxed)).toBe(303)
    expect(refundedTax(0, { tax: 0, total: 0 })).toBe(0)
  })

  test('is even after a charge and its full refund', () => {
    const lines = [
      ...chargePosting({ ...taxed, credit: 0, total: 9515 }),
      ...refundPosting(9515, { tax: 605, total: 9515 }),
    ]
    for (const account of ['provider', 'taxes', 'revenue'] as const) expect(balanceOf(account, lines)).toBe(0)
  })

  test('owes an owner what was earned and not yet paid out', () => {
    const lines = [...commissionPosting(1980), ...commissionPosting(-980), ...payoutPosting(600)]
    expect(balanceOf('payable', lines)).toBe(-400)
  })

  test('sums to zero whatever is posted', () => {
    const cents = fc.integer({ min: 0, max: 500_000 })
    fc.assert(
      fc.property(cents, cents, cents, (price, off, tax) => {
        const discount = Math.min(price, off)
        const charge = { price, discount, credit: 0, tax, total: price - discount + tax }
        const refund = Math.floor(charge.total / 3)
        const lines = [
          ...chargePosting(charge),
          ...creditPosting(off),
          ...refundPosting(refund, charge),
          ...commissionPosting(tax),
          ...payoutPosting(tax),
        ]
        expect(sumOf(lines)).toBe(0)
      }),
    )
  })
})

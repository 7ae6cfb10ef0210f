import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatUsd } from './billing.amount.ts'

describe('an amount', () => {
  test.each([
    [0, '$0.00'],
    [1, '$0.01'],
    [10, '$0.10'],
    [99, '$0.99'],
    [100, '$1.00'],
    [1900, '$19.00'],
    [1520, '$15.20'],
    [1505, '$15.05'],
    [18_240, '$182.40'],
    [100_000, '$1,000.00'],
    [239_040, '$2,390.40'],
    [123_456_789, '$1,234,567.89'],
    [-50, '-$0.50'],
    [-123_405, '-$1,234.05'],
  ])('of %i cents reads %s', (cents, text) => {
    expect(formatUsd(cents)).toBe(text)
  })

  test('shows every cent, and no more', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (cents) => {
        const [dollars = '', rest = '00'] = formatUsd(cents).replace(/[$,]/g, '').split('.')
        expect(rest).toHaveLength(2)
        expect(Number(dollars) * 100 + Number(rest)).toBe(cents)
      }),
    )
  })
})

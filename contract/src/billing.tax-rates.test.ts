import { describe, expect, test } from 'vitest'
import { rateOfPercent, ratePercent, taxOn } from './billing.tax-rates.ts'

describe('a tax rate', () => {
  test.each([
    [2499, 5750, 144],
    [2499, 7250, 181],
    [9900, 0, 0],
    [100, 8875, 9],
  ])('on %i cents at %i thousandths of a percent is %i cents', (cents, rate, tax) => {
    expect(taxOn(cents, rate)).toBe(tax)
  })

  test('is written without zeros at the end', () => {
    expect([5750, 6000, 8875, 500, 0].map(ratePercent)).toEqual(['5.75%', '6%', '8.875%', '0.5%', '0%'])
  })

  test.each([
    ['7.25', 7250],
    [' 8.875 % ', 8875],
    ['0', 0],
    ['20', 20_000],
    ['20.001', null],
    ['7.2501', null],
    ['', null],
    ['-1', null],
  ])('typed as %j is %s', (typed, rate) => {
    expect(rateOfPercent(typed)).toBe(rate)
  })
})

import { describe, expect, test } from 'vitest'
import { chargeSteps } from './charge-steps.ts'
import { buildPackages } from './packages.factory.ts'

const [offer] = buildPackages()

const { month_price, year_price } = offer.formatted_price
const then = (...[period, code]: [Parameters<typeof chargeSteps>[0], Parameters<typeof chargeSteps>[2]?]) =>
  chargeSteps(period, offer, code).at(-1)?.text

describe('PAY-01 the charges after the first one', () => {
  test('stay the same without a code, and with one that has no end', () => {
    for (const code of [undefined, { charge: '$1.00', months: null }])
      expect(then('monthly', code)).toBe('The same amount, until you cancel.')
  })

  test('cost the full price once the code is over', () => {
    expect(then('monthly', { charge: '$1.00', months: 3 })).toBe(
      `$1.00 for 3 months in all, then ${month_price}, until you cancel.`,
    )
    expect(then('monthly', { charge: '$1.00', months: 1 })).toBe(
      `${month_price} without the promo code, until you cancel.`,
    )
    expect(then('annual', { charge: '$1.00', months: 3 })).toBe(
      `${year_price} without the promo code, until you cancel.`,
    )
  })
})

import { describe, expect, test } from 'vitest'
import { periodOf, priceIn, readBillingSearch, searchOf } from './billing-period.ts'
import { chargeSteps } from './charge-steps.ts'
import { buildPackages } from './packages.factory.ts'

const [offer] = buildPackages()

describe('the billing period in the address', () => {
  test.each([
    [{ billing: 'annual' }, 'annual'],
    [{ billing: 'annual', other: 'x' }, 'annual'],
    [{}, 'monthly'],
    [{ billing: 'monthly' }, 'monthly'],
    [{ billing: 'ANNUAL' }, 'monthly'],
    [{ billing: 7 }, 'monthly'],
    [{ billing: undefined }, 'monthly'],
  ])('%j means %s', (search, period) => {
    expect(periodOf(readBillingSearch(search))).toBe(period)
  })

  test('monthly leaves the address as it is', () => {
    expect(searchOf('monthly')).toEqual({})
    expect(searchOf('annual')).toEqual({ billing: 'annual' })
  })
})

describe('the whole price', () => {
  test('by the month, with what a year would cost', () => {
    expect(priceIn('monthly', offer)).toEqual({
      aMonth: '$19',
      note: 'or $182.40 a year, billed once',
      charge: '$19',
    })
  })

  test('by the year, with what is taken at once', () => {
    expect(priceIn('annual', offer)).toEqual({
      aMonth: '$15.20',
      note: '$182.40 billed once a year',
      charge: '$182.40',
    })
  })
})

describe('what is charged when', () => {
  const amounts = (period: 'monthly' | 'annual') => chargeSteps(period, offer).map(({ what }) => what)

  test('is nothing today, and the first charge after a reminder', () => {
    expect(amounts('monthly')).toEqual(['$0.00', 'Reminder', '$19', 'Each month'])
    expect(amounts('annual')).toEqual(['$0.00', 'Reminder', '$182.40', 'Each year'])
  })
})

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

  test('the page to return to stays in it', () => {
    const search = { billing: 'annual', return_to: '/recruiting-center/results#list' }
    expect(readBillingSearch(search)).toEqual(search)
    expect(readBillingSearch({ return_to: 7 })).toEqual({})
  })

  test('the athlete stays in it', () => {
    expect(readBillingSearch({ athlete: 'zoe' })).toEqual({ athlete: 'zoe' })
    expect(readBillingSearch({ athlete: ['zoe'] })).toEqual({})
  })

  test('monthly leaves the address as it is', () => {
    expect(searchOf('monthly')).toEqual({})
    expect(searchOf('annual')).toEqual({ billing: 'annual' })
  })
})

describe('the full price', () => {
  test('per month, with the yearly cost', () => {
    expect(priceIn('monthly', offer)).toEqual({
      aMonth: '$19.00',
      note: 'or $182.40 a year, billed once',
      charge: '$19.00',
    })
  })

  test('per year, with the amount charged up front', () => {
    expect(priceIn('annual', offer)).toEqual({
      aMonth: '$15.20',
      note: '$182.40 billed once a year',
      charge: '$182.40',
    })
  })
})

describe('the charge dates', () => {
  const amounts = (period: 'monthly' | 'annual') => chargeSteps(period, offer).map(({ what }) => what)

  test('are nothing today, and the first charge after a reminder', () => {
    expect(amounts('monthly')).toEqual(['$0.00', 'Reminder', '$19.00', 'Each month'])
    expect(amounts('annual')).toEqual(['$0.00', 'Reminder', '$182.40', 'Each year'])
  })
})

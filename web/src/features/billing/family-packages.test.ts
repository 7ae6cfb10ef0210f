import type { FamilyPackage } from '@fieldhouse/contract/billing.family'
import { describe, expect, test } from 'vitest'
import { promisesFor, startTexts } from './billing-promises.ts'
import { chargeStepsNow } from './charge-steps.ts'
import { type OwnPackages, packageChoice, standingOf } from './family-packages.ts'
import { buildPackages } from './packages.factory.ts'

const never: FamilyPackage = {
  athlete_user_id: 'noor',
  first_name: 'Noor',
  running: null,
  has_free_month: true,
}
const ended = { ...never, has_free_month: false }
const holder = { ...ended, running: { package_key: 'package-2', billing_cycle: 'monthly' } } as const
const sam = { ...holder, athlete_user_id: 'sam', first_name: 'Sam' }
const [showcase, elite] = buildPackages()

const owned = (family: readonly FamilyPackage[], isAthlete = false): OwnPackages => ({
  family,
  isAthlete,
  paymentPage: '/parent/payment',
})

describe('PAY-01 the free month', () => {
  test.each([
    ['new', []],
    ['new', [never]],
    ['again', [ended]],
    ['running', [holder]],
    ['running', [holder, sam]],
    ['mixed', [never, sam]],
  ] as const)('is %s for %j', (standing, family) => expect(standingOf(family)).toBe(standing))

  test.each(['again', 'running'] as const)('is not promised to a family that is %s', (standing) => {
    for (const text of [promisesFor(standing).charge.text, startTexts[standing]])
      expect(text).not.toMatch(/first month is free|nothing today/i)
  })

  test.each(['monthly', 'annual'] as const)('is not in the dates of a family that had it, %s', (period) => {
    const { month_price, year_price } = elite.formatted_price
    const [today] = chargeStepsNow(period, elite)
    expect(today).toMatchObject({ when: 'Today', what: period === 'annual' ? year_price : month_price })
  })
})

describe('PAY-01 a package is', () => {
  test('to choose for a visitor and a family without one', () => {
    for (const own of [null, owned([never]), owned([ended])])
      expect(packageChoice(elite, 'monthly', own)).toEqual({
        mark: null,
        isHeldByAll: false,
        label: 'Choose Starter Elite',
      })
  })

  test('marked for its athlete, who changes to others and to another billing', () => {
    const own = owned([holder], true)
    expect(packageChoice(elite, 'monthly', own)).toMatchObject({ mark: 'Your package', isHeldByAll: true })
    expect(packageChoice(elite, 'annual', own)).toEqual({
      mark: 'Your package',
      isHeldByAll: false,
      label: 'Change to annual',
    })
    expect(packageChoice(showcase, 'monthly', own)).toMatchObject({
      mark: null,
      label: 'Change to Starter Showcase',
    })
  })

  test('marked with the names of those who have it, for a parent', () => {
    expect(packageChoice(elite, 'monthly', owned([never, sam]))).toEqual({
      mark: 'Sam’s package',
      isHeldByAll: false,
      label: 'Choose Starter Elite',
    })
    expect(packageChoice(elite, 'monthly', owned([holder, sam])).mark).toBe('Noor’s and Sam’s package')
  })
})

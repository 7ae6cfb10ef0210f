import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PackageOptionRow } from './billing.queries.ts'
import { annualMonthlyPrice, formatUsd, offeredPackage, yearPrice } from './billing.rules.ts'

describe('a year', () => {
  test.each([
    [1900, 18_240],
    [4900, 47_040],
    [9900, 95_040],
    [24_900, 239_040],
  ])('of %i cents a month costs %i: twelve months less 20 %%', (month, year) => {
    expect(yearPrice(month)).toBe(year)
  })

  test.each([
    [1, 10],
    [2, 19],
    [3, 29],
    [1999, 19_190],
  ])('of %i cents a month is rounded to %i whole cents', (month, year) => {
    expect(yearPrice(month)).toBe(year)
  })

  test('is always whole cents, and never off by as much as one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (month) => {
        expect(Number.isInteger(yearPrice(month))).toBe(true)
        expect(Math.abs(yearPrice(month) * 10 - month * 96)).toBeLessThanOrEqual(5)
      }),
    )
  })

  test.each([
    [1900, 1520],
    [4900, 3920],
    [9900, 7920],
    [24_900, 19_920],
    [1999, 1599],
  ])('of %i cents a month comes to %i a month', (month, annualMonth) => {
    expect(annualMonthlyPrice(month)).toBe(annualMonth)
  })
})

describe('an amount', () => {
  test.each([
    [0, '$0.00'],
    [1, '$0.01'],
    [10, '$0.10'],
    [99, '$0.99'],
    [100, '$1'],
    [1900, '$19'],
    [1520, '$15.20'],
    [1505, '$15.05'],
    [18_240, '$182.40'],
    [100_000, '$1,000'],
    [239_040, '$2,390.40'],
    [123_456_789, '$1,234,567.89'],
  ])('of %i cents reads %s', (cents, text) => {
    expect(formatUsd(cents)).toBe(text)
  })

  test('says every cent, and no more', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), (cents) => {
        const [dollars = '', rest = '00'] = formatUsd(cents).replace(/[$,]/g, '').split('.')
        expect(rest).toHaveLength(2)
        expect(Number(dollars) * 100 + Number(rest)).toBe(cents)
      }),
    )
  })
})

describe('PAY-01 a package', () => {
  const row = {
    key: 'package-2' as const,
    slug: 'starter-elite',
    name: 'Starter Elite',
    tagline: 'Find the right coaches.',
    month_price: 4900,
    position: 2,
  }
  const option = (name: string, facts: Partial<PackageOptionRow> = {}): PackageOptionRow => ({
    id: name,
    name,
    description: `What ${name} is.`,
    is_hidden: false,
    position: 1,
    package_keys: [],
    ...facts,
  })
  const shown = (name: string, is_included: boolean) => expect.objectContaining({ name, is_included })

  test('tells of every option whether it holds it, in the given order', () => {
    const options = [
      option('Chat', { package_keys: ['package-2', 'package-3'] }),
      option('Coach', { package_keys: ['package-3'] }),
      option('Nobody has it'),
    ]
    expect(offeredPackage(row, options, false).options).toEqual([
      shown('Chat', true),
      shown('Coach', false),
      shown('Nobody has it', false),
    ])
  })

  test('keeps what is hidden apart, for those who may see it alone', () => {
    const options = [option('Seen'), option('Unseen', { is_hidden: true, package_keys: ['package-2'] })]
    expect(offeredPackage(row, options, false)).toMatchObject({
      options: [shown('Seen', false)],
      hidden_options: [],
    })
    expect(offeredPackage(row, options, true)).toMatchObject({
      options: [shown('Seen', false)],
      hidden_options: [shown('Unseen', true)],
    })
  })

  test('is the default if it is package-2', () => {
    expect(offeredPackage(row, [], false).is_default).toBe(true)
    expect(offeredPackage({ ...row, key: 'package-3' }, [], false).is_default).toBe(false)
  })
})

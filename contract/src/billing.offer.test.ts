import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { annualMonthlyPrice, offeredPackage, priceOn, yearPrice } from './billing.offer.ts'

type Option = Parameters<typeof offeredPackage>[1][number]

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

  test('is always whole cents, and never off by one or more', () => {
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

describe('ADM-03 the price of a day', () => {
  const prices = [
    { starts_on: '2027-03-01', month_price: 5900 },
    { starts_on: '2026-01-01', month_price: 4900 },
    { starts_on: '2026-12-24', month_price: 3900 },
  ]

  test.each([
    ['2025-06-30', 4900],
    ['2026-12-23', 4900],
    ['2026-12-24', 3900],
    ['2027-02-28', 3900],
    ['2027-03-01', 5900],
    ['2031-01-01', 5900],
  ])('on %s is %i, from its first day until the next one starts', (day, price) => {
    expect(priceOn(prices, day)).toBe(price)
  })
})

describe('PAY-01 a package', () => {
  const row = {
    key: 'package-2' as const,
    slug: 'starter-elite',
    name: 'Starter Elite',
    tagline: 'Find the right coaches.',
    month_price: 4900,
  }
  const option = (name: string, facts: Partial<Option> = {}): Option => ({
    id: name,
    name,
    description: `What ${name} is.`,
    is_hidden: false,
    package_keys: [],
    ...facts,
  })
  const shown = (name: string, is_included: boolean) => expect.objectContaining({ name, is_included })

  test('shows for every option whether it includes it, in the given order', () => {
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

  test('keeps hidden options separate, only for people who may see them', () => {
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

import type { Package } from '@fieldhouse/contract/billing'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { buildPromoCode } from '../affiliates/affiliates.factory.ts'
import { packageOptions, packagePrices, packages } from './billing.tables.ts'

let tested: TestApp
beforeAll(async () => {
  tested = await testApp()
})
afterAll(() => tested.close())

const db = () => tested.ports.database.db

const load = async (headers: Record<string, string> = {}): Promise<Package[]> => {
  const answer = await tested.app.inject({ method: 'GET', url: '/api/packages', headers })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

const namesOf = (options: Package['options'] = []) => options.map(({ name }) => name)
const includedIn = ({ options }: Package) => namesOf(options.filter(({ is_included }) => is_included))

const showcase = [
  'Every profile section',
  '30 photos and videos',
  'Your color',
  'PDF and event sheet',
  'View counts',
]
const elite = [...showcase, 'Recruiting center', 'Chat with college coaches', 'Activity log']
const allStar = [...elite, 'Best college match', 'Success coach']
const concierge = [...allStar, 'Weekly session', 'Outreach drafting', 'Transcript review', 'Premium page']

describe('PAY-01 the packages', () => {
  test('say which parts of the product they open, so a locked page names the right one', async () => {
    const first = async (feature: Package['opens'][number]) =>
      (await load()).find(({ opens }) => opens.includes(feature))?.key
    expect(await first('recruiting-center')).toBe('package-2')
    expect(await first('best-college-match')).toBe('package-3')
  })

  test('exist from the start, in order, with their full price', async () => {
    expect(await load()).toMatchObject([
      {
        key: 'package-1',
        slug: 'starter-showcase',
        name: 'Starter Showcase',
        month_price: 1900,
        year_price: 18_240,
        currency: 'USD',
        formatted_price: { month_price: '$19.00', annual_monthly_price: '$15.20', year_price: '$182.40' },
        package_discount_ptc: 0,
      },
      {
        key: 'package-2',
        slug: 'starter-elite',
        name: 'Starter Elite',
        month_price: 4900,
        year_price: 47_040,
        formatted_price: { month_price: '$49.00', annual_monthly_price: '$39.20', year_price: '$470.40' },
      },
      {
        key: 'package-3',
        slug: 'all-star-showcase',
        name: 'All-Star Showcase',
        month_price: 9900,
        year_price: 95_040,
        formatted_price: { month_price: '$99.00', annual_monthly_price: '$79.20', year_price: '$950.40' },
      },
      {
        key: 'package-4',
        slug: 'college-concierge',
        name: 'College Concierge',
        month_price: 24_900,
        year_price: 239_040,
        formatted_price: { month_price: '$249.00', annual_monthly_price: '$199.20', year_price: '$2,390.40' },
      },
    ])
  })

  test('start with package-2 if nothing was chosen', async () => {
    expect((await load()).filter(({ is_default }) => is_default)).toMatchObject([{ key: 'package-2' }])
  })

  test('each include everything from the one before, and more', async () => {
    expect((await load()).map(includedIn)).toEqual([showcase, elite, allStar, concierge])
  })

  test('name the same options in the same order, each with an explanation', async () => {
    for (const { options } of await load()) {
      expect(namesOf(options)).toEqual(concierge)
      for (const { description } of options) expect(description).toMatch(/^[A-Z].{30,}\.$/)
    }
  })

  test('contain only what the contract names', async () => {
    const [first] = await load()
    expect(first).not.toHaveProperty('position')
    expect(Object.keys(first?.options[0] ?? {}).sort()).toEqual(['description', 'id', 'is_included', 'name'])
  })

  describe('when an admin hides an option', () => {
    beforeAll(() =>
      db()
        .update(packageOptions)
        .set({ is_hidden: true })
        .where(inArray(packageOptions.name, ['Your color', 'Premium page'])),
    )
    afterAll(() => db().update(packageOptions).set({ is_hidden: false }))

    test('visitors and athletes do not see it', async () => {
      const { headers } = await tested.signedIn('athlete')
      for (const list of [await load(), await load(headers)])
        for (const { options, hidden_options } of list) {
          expect(namesOf(options)).not.toContain('Your color')
          expect(hidden_options).toEqual([])
        }
    })

    test('admins see it separately, with whether the package includes it', async () => {
      const [first] = await load((await tested.signedIn('admin')).headers)
      expect(namesOf(first?.options)).not.toContain('Your color')
      expect(first?.hidden_options).toMatchObject([
        { name: 'Your color', is_included: true },
        { name: 'Premium page', is_included: false },
      ])
    })
  })

  test('follow a change of the price, for the year too', async () => {
    const setPrice = (month_price: number) =>
      db().update(packagePrices).set({ month_price }).where(eq(packagePrices.package_key, 'package-1'))
    await setPrice(2000)
    expect((await load())[0]).toMatchObject({
      month_price: 2000,
      year_price: 19_200,
      formatted_price: { month_price: '$20.00', annual_monthly_price: '$16.00', year_price: '$192.00' },
    })
    await setPrice(1900)
  })

  test('can never cost nothing or be a fifth one', async () => {
    const free = db().update(packagePrices).set({ month_price: 0 })
    await expect(free).rejects.toThrow()
    const fifth = {
      key: 'package-5' as never,
      slug: 'x',
      name: 'x',
      tagline: 'x',
      position: 5,
    }
    await expect(db().insert(packages).values(fifth)).rejects.toThrow()
  })

  test('without options are still packages', async () => {
    await db().delete(packageOptions)
    expect((await load()).map(({ options }) => options)).toEqual([[], [], [], []])
  })
})

describe('PAY-01, ACC-11 the prices with a promo code', () => {
  const ask = (code: string) => tested.app.inject({ url: `/api/promo-code/discounts?promo_code=${code}` })
  const discount = (key: string, month: [number, string], year: [number, string]) => ({
    'package-key': key,
    discounted_price: month[0],
    discounted_year_price: year[0],
    months: null,
    currency: 'USD',
    formatted_price: { discounted_price: month[1], discounted_year_price: year[1] },
  })

  test('exist for every package, by the month and by the year', async () => {
    await buildPromoCode(db(), { code: 'FIFTEEN', percent: 15 })
    const answer = await ask('fifteen')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      data: [
        discount('package-1', [1615, '$16.15'], [15_504, '$155.04']),
        discount('package-2', [4165, '$41.65'], [39_984, '$399.84']),
        discount('package-3', [8415, '$84.15'], [80_784, '$807.84']),
        discount('package-4', [21_165, '$211.65'], [203_184, '$2,031.84']),
      ],
    })
  })

  test('are never below zero', async () => {
    await buildPromoCode(db(), { code: 'FIFTYOFF', kind: 'amount', amount_cents: 5000 })
    expect((await ask('FIFTYOFF')).json().data.slice(0, 2)).toEqual([
      discount('package-1', [0, '$0.00'], [13_240, '$132.40']),
      discount('package-2', [0, '$0.00'], [42_040, '$420.40']),
    ])
  })

  test('are refused for an unknown code', async () => {
    await buildPromoCode(db(), { code: 'TAKENBACK', is_active: false })
    for (const code of ['NOBODYS', 'TAKENBACK']) {
      const answer = await ask(code)
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({
        message: 'Promo code is invalid',
        errors: { promo_code: ['Promo code is invalid'] },
      })
    }
    expect((await ask('')).json().errors).toEqual({ promo_code: ['Promo code is invalid'] })
  })
})

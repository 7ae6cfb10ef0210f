import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { network, refusal } from '../../lib/network.factory.ts'
import { openSite } from '../../lib/site.factory.tsx'
import { businessMonthsOf, businessOf } from './business.factory.ts'
import { BusinessPage } from './business-page.tsx'
import type { BusinessSearch } from './business-search.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const facts = [1_421_000, 1_600_000, 2_000_000, 2_594_000, 120_000].map((revenue_cents, index) => ({
  revenue_cents,
  recurring_cents: revenue_cents,
  refunds: index,
  refunded_cents: index * 1000,
  ...{ families: 100 + index, joined: 9, left: 5 - index },
  sign_ups: { athlete: 10 + index, parent: 4, coach: 2, affiliate: index % 2, unknown: 0 },
  ...{ chose_package: 2, paid: 1, active_pages: 40 + index },
  messages: { family: 30, coach: 20 },
  ...{ searches: 100, found_nothing: 5 },
}))

const busy = () => {
  const empty = businessOf()
  return businessOf({
    periods: businessMonthsOf(...facts),
    coaches: [
      { id: 'a', name: 'Simone Adeyemi', athletes: 12, seconds: 111_600 },
      { id: 'b', name: 'Ruth Ballard', athletes: 3, seconds: 25_200 },
    ],
    missed: [{ text: 'spokane community college', count: 41 }],
    now: {
      ...empty.now,
      ...{ recurring_cents: 2_710_500, families: 500, accounts: 3777 },
      last_month: { from: '2026-10-01', families: 484, joined: 31, left: 15 },
      waiting_athletes: { count: 6, since: '2026-11-12T12:00:00.000Z' },
      failed_charges: { count: 2, cents: 14_800, last_try: 1 },
      packages: [{ key: 'package-2', name: 'Starter Elite', families: 500, cents: 2_710_500 }],
    },
  })
}

const open = async (overview = busy(), start: BusinessSearch = {}) => {
  const asked = network({ 'GET /panel/admin/business': () => Response.json({ data: overview }) })
  const Frame = () => {
    const [search, setSearch] = useState(start)
    return <BusinessPage search={search} onSearchChange={setSearch} />
  }
  const site = await openSite({ Frame })
  return { ...site, last: () => asked.at(-1)?.query }
}

describe('/admin/business', () => {
  test('shows the figures of now, and each chart under its finding', async () => {
    const { getByRole, getByText } = await open()
    await expect.element(getByRole('heading', { name: 'Revenue up 83% since July' })).toBeVisible()
    await expect.element(getByRole('heading', { name: 'Coach load: 3 to 12 athletes each' })).toBeVisible()
    await expect.element(getByText('15 of 484 left')).toBeVisible()
    await expect.element(getByText('$27,105').first()).toBeVisible()
    await expect.element(getByText('November so far: $1,200.')).toBeVisible()
    const needs = getByRole('list', { name: 'Needs a person' }).getByRole('listitem')
    await expect
      .element(needs.nth(1))
      .toMatchTextContent(/2Charges that failed\$148\.00 together; 1 with one try left/)
    expect(needs.elements()).toHaveLength(2)
  })

  test('has the table and the file of a chart, for the same range', async () => {
    const { getByRole } = await open(busy(), { from: '2026-07-01', to: '2026-11-18' })
    const section = getByRole('region', { name: /sign-ups/ })
    await section.getByText('Show the numbers').click()
    const table = section.getByRole('table', { name: 'Sign-ups by role' })
    await expect.element(table.getByRole('row', { name: /Oct 2026 13 4 2 1/ })).toBeVisible()
    const href = section.getByRole('link', { name: 'Sign-ups as CSV' }).element().getAttribute('href')
    expect(href).toBe('/api/panel/admin/business.csv?from=2026-07-01&to=2026-11-18&chart=sign-ups')
  })

  test('asks for another range, and for one’s own days', async () => {
    const { getByRole, last } = await open()
    await getByRole('radio', { name: '12 weeks' }).click({ force: true })
    await expect.poll(last).toEqual({ range: '12-weeks' })
    await getByRole('radio', { name: 'Other dates' }).click({ force: true })
    await getByRole('textbox', { name: 'From' }).fill('08/01/2026')
    await expect.poll(last).toEqual({ from: '2026-08-01', to: '2026-11-18' })
    await getByRole('radio', { name: 'All' }).click({ force: true })
    await expect.poll(last).toEqual({ range: 'all' })
  })

  test('shows what the server refused next to the field', async () => {
    network({
      'GET /panel/admin/business': () =>
        refusal(422, 'Please check the highlighted fields.', { to: ['Must not be in the future'] }),
    })
    const search = { from: '2026-01-01', to: '2099-01-01' }
    const { getByText } = await openSite({
      Frame: () => <BusinessPage search={search} onSearchChange={() => undefined} />,
    })
    await expect.element(getByText('Must not be in the future')).toBeVisible()
    await expect.element(getByText('The numbers did not load')).toBeVisible()
  })

  test('is honest without data, and fits a phone', async () => {
    await page.viewport(360, 740)
    const { getByRole } = await open(businessOf())
    await expect.element(getByRole('heading', { name: 'No sign-ups in this time' })).toBeVisible()
    await expect.element(getByRole('heading', { name: 'Nothing needs a person' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
  })
})

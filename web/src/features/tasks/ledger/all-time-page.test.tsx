import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listPage, network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { amaraId, timeRowOf } from '../tasks.factory.ts'
import { AllTimePage } from './all-time-page.tsx'
import type { AllTimeSearch } from './all-time-search.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
const rows = [timeRowOf(), timeRowOf({ id: 'x', is_discarded: true, seconds: 720 })]

const open = async (found = rows, start: AllTimeSearch = {}) => {
  const asked = network({
    'GET /panel/admin/time': () =>
      Response.json({ ...listPage(found), totals: { seconds: 3600, discarded_seconds: 720 } }),
  })
  const Frame = () => {
    const [search, setSearch] = useState(start)
    return (
      <AllTimePage
        search={search}
        onSearchChange={setSearch}
        hrefOf={({ page: number = 1 }) => `/admin/time?page=${number}`}
      />
    )
  }
  const site = await openSite({ Frame })
  const queries = () => asked.map(({ query }) => query)
  return { ...site, queries, table: site.getByRole('table', { name: 'Time ledger' }) }
}

describe('/admin/time', () => {
  test('shows every stretch, what became of it, and the totals', async () => {
    const { table, getByText } = await open()
    await expect
      .element(table.getByRole('row', { name: /Summit Lake/ }).first())
      .toMatchTextContent(/Priya Nair.*Amara Whitlock.*Film review.*Nov 11, 2026.*Timed.*1 h/)
    await expect.element(table).toMatchTextContent(/Discarded/)
    await expect.element(getByText('counts for families')).toBeVisible()
  })

  test('narrows by a press on a name, by state, and by dates, and downloads the same', async () => {
    const { table, getByRole, queries } = await open()
    await table.getByRole('button', { name: 'Only the time of Priya Nair' }).first().click()
    await table.getByRole('button', { name: 'Only the time for Amara Whitlock' }).first().click()
    await getByRole('button', { name: 'Discarded', exact: true }).click()
    await getByRole('textbox', { name: 'From' }).fill('11/02/2026')
    await expect
      .poll(() => queries().at(-1))
      .toEqual({
        coach_id: rows[0]?.coach.id,
        user_id: amaraId,
        state: 'discarded',
        from: '2026-11-02',
        time_zone: zone,
      })
    const href = getByRole('link', { name: 'Download as CSV' }).element().getAttribute('href') ?? ''
    expect(href).toMatch(/^\/api\/panel\/admin\/time\.csv\?/)
    expect(Object.fromEntries(new URL(href, 'http://x').searchParams)).toEqual(queries().at(-1))
    await getByRole('button', { name: 'Remove Priya Nair' }).click()
    await expect.poll(() => queries().at(-1)).not.toHaveProperty('coach_id')
  })

  test('the file has the times of the page, also without a day', async () => {
    const { getByRole } = await open(rows)
    const file = getByRole('link', { name: 'Download as CSV' })
    await expect.element(file).toBeVisible()
    const href = file.element().getAttribute('href') ?? ''
    expect(new URL(href, 'http://x').searchParams.get('time_zone')).toBe(zone)
  })

  test('says when nothing is found, and goes back to all', async () => {
    const { getByRole, queries } = await open([], { state: 'kept' })
    await getByRole('button', { name: 'Show all time' }).click()
    await expect.poll(() => queries().at(-1)).toEqual({})
  })

  test('fits a phone', async () => {
    await page.viewport(360, 740)
    const { getByRole } = await open()
    await expect.element(getByRole('list', { name: 'Time ledger' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
  })
})

import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { listPage, network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { auditEntryOf, corinneId, helenId } from './audit.factory.ts'
import { AuditList } from './audit-list.tsx'
import { AuditPage } from './audit-page.tsx'
import type { AuditSearch } from './audit-search.ts'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
const answering = (found = [auditEntryOf()], older: string | null = null) =>
  network({
    'GET /panel/admin/audit-log': () => Response.json({ ...listPage(found), older }),
    'GET /panel/admin/work': () => Response.json({ data: [] }),
  })

const open = async (found = [auditEntryOf()], older: string | null = null, start: AuditSearch = {}) => {
  const asked = answering(found, older)
  const Frame = () => {
    const [search, setSearch] = useState(start)
    return <AuditPage search={search} onSearchChange={setSearch} hrefOf={() => '/admin/audit-log'} />
  }
  const site = await openSite({ Frame })
  return { ...site, last: () => asked.at(-1)?.query, rows: site.getByRole('list', { name: 'Audit log' }) }
}

describe('/admin/audit-log', () => {
  test('shows who did what to whom, before and after, and why', async () => {
    const acting = { id: helenId, name: 'Helen Park', acting_as: { id: corinneId, name: 'Corinne Whitlock' } }
    const { rows } = await open([auditEntryOf(), auditEntryOf({ id: 'x', who: acting, note: null })])
    const [first, second] = [rows.getByRole('listitem').first(), rows.getByRole('listitem').nth(1)]
    await expect
      .element(first)
      .toMatchTextContent(
        /Nov 12, 2026.*Helen Park.*granted Starter Elite until December 12, 2026.*Corinne Whitlock · Starter Elite.*Ends on: before none.*now December 12, 2026.*“A scholarship”/,
      )
    await expect.element(second).toMatchTextContent(/Helen Park as Corinne Whitlock/)
  })

  test('narrows by kind, by a press on a name, and by dates, and downloads the same', async () => {
    const { getByRole, rows, last } = await open()
    await getByRole('button', { name: 'Packages and payments' }).click()
    await rows.getByRole('button', { name: 'Only what was done by Helen Park' }).click()
    await rows.getByRole('button', { name: 'Only what was done to Corinne Whitlock' }).click()
    await getByRole('textbox', { name: 'From' }).fill('11/02/2026')
    await expect.poll(last).toEqual({
      kind: 'payments',
      actor_id: helenId,
      user_id: corinneId,
      from: '2026-11-02',
      time_zone: zone,
    })
    const href = getByRole('link', { name: 'Download as CSV' }).element().getAttribute('href') ?? ''
    expect(href).toMatch(/^\/api\/panel\/admin\/audit-log\.csv\?/)
    expect(Object.fromEntries(new URL(href, 'http://x').searchParams)).toEqual(last())
    await getByRole('button', { name: 'Remove Done by Helen Park' }).click()
    await expect.poll(last).not.toHaveProperty('actor_id')
  })

  test('goes on to older entries, and back', async () => {
    const place = `2026-01-01T00:00:00.000Z_${helenId}`
    const { getByRole, last } = await open([auditEntryOf()], place, { page: 40, kind: 'teams' })
    await getByRole('button', { name: 'Show older entries' }).click()
    await expect.poll(last).toEqual({ kind: 'teams', before: place })
    await getByRole('button', { name: 'Back to the newest entries' }).click()
    await expect.poll(last).toEqual({ kind: 'teams' })
  })

  test('folds a long list of changes', async () => {
    const changes = [1, 2, 3, 4, 5, 6].map((n) => ({ field: `Field ${n}`, before: null, after: 'new' }))
    const { getByRole, getByText } = await open([auditEntryOf({ changes })])
    await expect.element(getByText('Field 4:')).toBeVisible()
    expect(getByText('Field 5:').elements()).toEqual([])
    await getByRole('button', { name: 'Show all 6 changes' }).click()
    await expect.element(getByText('Field 6:')).toBeVisible()
  })

  test('says when nothing is found, and goes back to all', async () => {
    const { getByRole, last } = await open([], null, { kind: 'teams' })
    await getByRole('button', { name: 'Show all entries' }).click()
    await expect.poll(last).toEqual({})
  })

  test('fits a phone', async () => {
    await page.viewport(360, 740)
    const { rows } = await open()
    await expect.element(rows).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
  })
})

describe('the entries about one person', () => {
  test('have no name to press, and a file of their own', async () => {
    const asked = answering()
    const { getByRole } = await openSite({ Frame: () => <AuditList userId={corinneId} /> })
    const rows = getByRole('list', { name: 'Audit log entries' })
    await expect.element(rows).toMatchTextContent(/Helen Park.*granted Starter Elite.*Starter Elite/)
    expect(rows.getByRole('button').elements()).toEqual([])
    expect(asked[0]?.query).toEqual({ user_id: corinneId })
    const href = getByRole('link', { name: 'CSV' }).element().getAttribute('href')
    expect(href).toContain(`user_id=${corinneId}`)
  })

  test('can be none', async () => {
    answering([])
    const { getByText } = await openSite({ Frame: () => <AuditList userId={corinneId} /> })
    await expect.element(getByText('Nothing was done to this account yet.')).toBeVisible()
  })
})

import type { SystemHealth } from '@fieldhouse/contract/admin.health'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { HealthPage } from './health-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const health: SystemHealth = {
  checked_at: '2026-11-18T12:00:00.000Z',
  version: '1.2.0',
  checks: [
    { key: 'queue', state: 'good', title: 'Background jobs', text: '0 jobs waiting.', advice: null },
    { key: 'email', state: 'bad', title: 'Email', text: '1 email failed.', advice: 'Check the mail server.' },
  ],
  queues: [{ name: 'mail', title: 'Emails', waiting: 0, running: 0, retrying: 0, failed: 1, done: 1204 }],
  routes: [
    {
      method: 'GET',
      route: 'page',
      answered: 900,
      refused: 4,
      failed: 2,
      mean_ms: 12.3,
      slowest_ms: 1340,
      last_failed: { at: '2026-11-18T11:58:00.000Z', request_id: 'req-7' },
    },
  ],
  statements: [],
  slow_ms: 250,
  nodes: [],
}

const open = async (answers: Response[]) => {
  const asked = network({
    'GET /panel/admin/health': () => answers.shift() ?? Response.json({ data: health }),
  })
  return { ...(await openSite({ Frame: HealthPage })), asked }
}

describe('ADM-06 /admin/health', () => {
  test('says first what needs work, then the figures', async () => {
    const { getByRole } = await open([])
    await expect.element(getByRole('heading', { level: 1, name: '1 problem to fix' })).toBeVisible()
    await expect
      .element(getByRole('list', { name: 'Checks' }).getByRole('listitem').first())
      .toMatchTextContent(/Problem: Email.*1 email failed\..*Check the mail server\./)
    await expect
      .element(getByRole('table', { name: 'Errors by route' }))
      .toMatchTextContent(/All pages.*2.*4.*900.*12 ms.*1\.3 s.*2 minutes ago.*req-7/)
    await expect.element(getByRole('table', { name: 'Background jobs' })).toMatchTextContent(/Emails.*1,204/)
  })

  test('keeps the last figures when a check does not get through', async () => {
    const { getByRole, getByText } = await open([
      Response.json({ data: health }),
      Response.json({ message: 'Try again.' }, { status: 503 }),
    ])
    await getByRole('button', { name: 'Check again' }).click()
    await expect.element(getByText('The last check did not get through')).toBeVisible()
    await expect.element(getByRole('heading', { level: 1, name: '1 problem to fix' })).toBeVisible()
  })

  test('fits a phone', async () => {
    await page.viewport(360, 740)
    const { getByRole } = await open([])
    await expect.element(getByRole('list', { name: 'Checks' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
  })
})

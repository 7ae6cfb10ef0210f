import type { Work } from '@fieldhouse/contract/admin.work'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { eventually } from '../../../lib/eventually.factory.ts'
import { network } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { aWork } from './work.factory.ts'
import { WorkList } from './work-list.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const open = async (works: Work[]) => {
  const server = { works }
  const asked = network({
    'GET /panel/admin/work': () => Response.json({ data: server.works }),
    'POST /panel/admin/work/w1/cancel': () => {
      server.works = [aWork({ state: 'canceled', done: 4, finished_at: '2026-03-03T12:01:00Z' })]
      return Response.json({ data: server.works[0] })
    },
  })
  return { ...(await openSite({ Frame: () => <WorkList /> })), asked, server }
}

describe('the list of running work', () => {
  test('shows how far it is, and follows it to its end without a reload', async () => {
    const { getByRole, getByText, server } = await open([aWork({ done: 3 })])
    const bar = getByRole('progressbar', { name: 'Mark coaches as VIP' })
    await expect.element(bar).toHaveAttribute('aria-valuetext', '3 of 10')
    await expect.element(getByRole('heading', { name: 'Running work' })).toBeVisible()
    server.works = [
      aWork({
        state: 'done',
        done: 10,
        left_out: 1,
        reasons: [{ reason: 'Only a super admin can mark an admin.', count: 1 }],
        finished_at: '2026-03-03T12:01:00Z',
      }),
    ]
    await expect
      .element(getByText('9 changed, 1 left out: Only a super admin can mark an admin.'))
      .toBeVisible()
    await expect.element(bar).not.toBeInTheDocument()
  })

  test('cancels, and says what was done', async () => {
    const { getByRole, getByText } = await open([aWork({ done: 4 })])
    await getByRole('button', { name: 'Cancel' }).click()
    await expect.element(getByText('Canceled. 4 changed.')).toBeVisible()
  })

  test('has the finished file', async () => {
    const file = { url: '/api/panel/admin/work/w1/file.csv', expires_at: '2026-03-04T12:00:00Z' }
    const { getByRole, getByText } = await open([
      aWork({ kind: 'export-users', title: 'Export coaches', state: 'done', done: 1204, file }),
    ])
    await expect.element(getByText('1,204 rows. You can download it for a day.')).toBeVisible()
    await expect.element(getByRole('link', { name: 'Download' })).toHaveAttribute('href', file.url)
  })

  test('is not there without any work', async () => {
    const { getByRole, asked } = await open([])
    await eventually(() => expect(asked).toHaveLength(1))
    await expect.element(getByRole('heading')).not.toBeInTheDocument()
  })
})

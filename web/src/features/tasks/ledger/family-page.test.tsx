import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { amaraId, noteOf, timeRowOf } from '../tasks.factory.ts'
import { FamilyLedgerPage } from './family-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const ledger = {
  days: [
    { date: '2026-11-11', seconds: 3600, rows: [timeRowOf({ can: { describe: false } })] },
    {
      date: '2026-11-10',
      seconds: 3240,
      rows: [timeRowOf({ id: 'b', seconds: 3240, done: 'From 36 matches down to 18' })],
    },
  ],
  seconds: 31_083,
  progress: 45,
  tasks: [
    { id: 't', name: 'Film review', percent: 10, status: 1, time_spent: 7578, done_when: 'Reel cut' },
    { id: 'u', name: 'Visit plan', percent: 5, status: 0, time_spent: 0, done_when: 'Dates agreed' },
  ],
  success_coach: { id: 'c', name: 'Priya Nair' },
}
const empty = { days: [], seconds: 0, progress: 0, tasks: [], success_coach: null }

const open = async (answer: () => Response, notes = [noteOf({ can: { change: false } })]) => {
  const asked = network({
    [`GET /athlete-time/${amaraId}`]: answer,
    [`GET /panel/task/notes/${amaraId}`]: () => Response.json({ data: notes }),
  })
  const Frame = () => (
    <FamilyLedgerPage
      isOwn={false}
      athletes={[{ id: amaraId, name: 'Amara Whitlock' }]}
      current={amaraId}
      page={1}
      pathOf={(id) => `/parent/success-coach?user=${id}`}
      hrefOf={(number) => `/user/success-coach?page=${number}`}
      onPageChange={() => undefined}
    />
  )
  return { ...(await openSite({ Frame })), asked }
}

const found =
  (data: object, last_page = 1) =>
  () =>
    Response.json({ data, meta: { current_page: 1, last_page } })

describe('COA-03 what a success coach did, for the family', () => {
  test('shows days, tasks, time, and what was done', async () => {
    const { getByRole, getByText } = await open(found(ledger, 2))
    await expect.element(getByText('Priya Nair is Amara Whitlock’s success coach.')).toBeVisible()
    await expect
      .element(getByText('Time in all').element().parentElement as HTMLElement)
      .toMatchTextContent(/8 h 38 m/)
    await expect.element(getByRole('img', { name: 'Progress 45 percent of 2 tasks' })).toBeVisible()
    await expect.element(getByText('0 tasks complete · 1 under way · 1 to go')).toBeVisible()
    const day = getByRole('region', { name: '2026-11-11' })
    await expect
      .element(day)
      .toMatchTextContent(/Wednesday, November 11.*1 h.*Film review.*Summit Lake and two league games/)
    await expect
      .element(getByRole('list', { name: 'Tasks' }))
      .toMatchTextContent(/Film review.*In progress, 10%.*02:06:18.*Visit plan.*Not started, 5%/)
    await expect.element(getByText('Budget is $25,000 a year, all in.')).toBeVisible()
    await expect
      .element(getByRole('link', { name: 'Next' }))
      .toHaveAttribute('href', '/user/success-coach?page=2')
  })

  test('a family without a success coach reads what will be here', async () => {
    const { getByRole } = await open(found(empty), [])
    await expect.element(getByRole('heading', { name: 'No success coach yet' })).toBeVisible()
  })

  test('says when it did not load, and tries again', async () => {
    let isAway = true
    const { getByRole } = await open(() => (isAway ? refusal(503, 'We’ll be right back.') : found(ledger)()))
    await expect.element(getByRole('alert')).toMatchTextContent(/did not load.*We’ll be right back\./)
    isAway = false
    await getByRole('button', { name: 'Try again' }).click()
    await expect.element(getByRole('region', { name: '2026-11-10' })).toBeVisible()
  })

  test('fits a phone', async () => {
    await page.viewport(360, 740)
    const { getByRole } = await open(found(ledger))
    await expect.element(getByRole('region', { name: '2026-11-10' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(360)
  })
})

import type { Report } from '@fieldhouse/contract/messaging'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { amara, coachTran, mother, rowOf } from '../messaging.factory.ts'
import { MessageReportsPage } from './message-reports-page.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const report: Report = {
  id: 'r1',
  reason: 'money',
  note: 'He asked twice',
  created_at: '2026-11-14T12:00:00Z',
  closed_at: null,
  closed_by: null,
  reporter: mother,
  athlete: amara,
  contact: coachTran,
  message_id: rowOf(2).id,
  messages: [
    rowOf(1, { side: 'family', content: 'Hello coach' }),
    rowOf(2, { content: 'Send me 200 dollars' }),
  ],
}

const open = async (reports: () => Response) => {
  const asked = network({
    'GET /panel/message-reports': reports,
    'POST /panel/message-reports/r1/close': () =>
      Response.json({ data: { closed_at: '2026-11-15T12:00:00Z' } }),
  })
  const Frame = () => (
    <>
      <MessageReportsPage page={1} onPageChange={() => undefined} hrefOf={(number) => `?page=${number}`} />
      <Toaster />
    </>
  )
  return { ...(await openSite({ Frame })), asked }
}

const listed = (reports: Report[]) =>
  Response.json({ data: reports, meta: { current_page: 1, last_page: 1, total: reports.length } })

describe('/admin/message-reports', () => {
  test('shows what was reported, by whom and why, with the messages around it', async () => {
    await open(() => listed([report]))
    const card = page.getByRole('list', { name: 'Reports' }).getByRole('listitem').first()
    await expect
      .element(card)
      .toMatchTextContent(
        /Marisol Tran to Amara Whitlock.*Reported by Dana Whitlock \(Mother\).*Open.*He asked twice/,
      )
    const said = card.getByRole('list', { name: 'What was said' }).getByRole('listitem')
    await expect.element(said.nth(0)).toMatchTextContent(/Amara Whitlock.*Hello coach/)
    await expect.element(said.nth(1)).toMatchTextContent(/Marisol Tran, reported.*Send me 200 dollars/)
  })

  test('closes one, and says so', async () => {
    let isClosed = false
    const { asked } = await open(() =>
      listed([isClosed ? { ...report, closed_at: '2026-11-15T12:00:00Z', closed_by: 'Ada Abel' } : report]),
    )
    isClosed = true
    await page.getByRole('button', { name: 'Close report' }).click()
    await expect.element(page.getByText(/Closed on Nov 15, 2026, by Ada Abel/)).toBeVisible()
    expect(asked.map(({ call }) => call)).toContain('POST /panel/message-reports/r1/close')
    await expect.element(page.getByRole('button', { name: 'Close report' })).not.toBeInTheDocument()
  })

  test('says when there are none', async () => {
    await open(() => listed([]))
    await expect.element(page.getByRole('heading', { name: 'No reports' })).toBeVisible()
  })

  test('a server error is shown in plain words', async () => {
    const raw = 'relation "messaging_reports" does not exist'
    await open(() => Response.json({ message: raw, code: 'internal', request_id: 'x' }, { status: 500 }))
    await expect
      .element(page.getByRole('alert').first())
      .toMatchTextContent(/The reports did not load.*Please try again in a moment/)
    await expect.element(page.getByText(raw)).not.toBeInTheDocument()
  })

  test('says when they did not load, and tries again', async () => {
    let isAway = true
    await open(() => (isAway ? refusal(429, 'Please wait 9 s.') : listed([report])))
    await expect
      .element(page.getByRole('alert').first())
      .toMatchTextContent(/The reports did not load.*Please wait/)
    isAway = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('list', { name: 'Reports' })).toBeVisible()
  })
})

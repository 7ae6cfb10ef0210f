import type { Report } from '@fieldhouse/contract/messaging'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { amara, coachTran, mother, rowOf } from '../messaging.factory.ts'
import { ReportedMessages } from './reported-messages.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => vi.unstubAllGlobals())

const report: Report = {
  id: 'r1',
  reason: 'money',
  note: 'He asked twice',
  created_at: '2026-11-14T12:00:00Z',
  reporter: mother,
  athlete: amara,
  contact: coachTran,
  message_id: rowOf(2).id,
  messages: [
    rowOf(1, { side: 'family', content: 'Hello coach' }),
    rowOf(2, { content: 'Send me 200 dollars' }),
  ],
}

const open = async (answer: () => Response) => {
  network({ 'GET /panel/message-reports/r1': answer })
  return openSite({ Frame: () => <ReportedMessages id="r1" /> })
}

describe('a reported message', () => {
  test('is shown with the messages around it, by whom and why', async () => {
    await open(() => Response.json({ data: report }))
    const part = page.getByRole('region', { name: 'The reported message' })
    await expect
      .element(part)
      .toMatchTextContent(
        /Marisol Tran to Amara Whitlock.*Asks for money, or offers it.*Reported by Dana Whitlock \(Mother\)/,
      )
    const said = part.getByRole('list', { name: 'What was said' }).getByRole('listitem')
    await expect.element(said.nth(0)).toMatchTextContent(/Amara Whitlock.*Hello coach/)
    await expect.element(said.nth(1)).toMatchTextContent(/Marisol Tran, reported.*Send me 200 dollars/)
  })

  test('a server error is shown in plain words', async () => {
    const raw = 'relation "messaging_reports" does not exist'
    await open(() => Response.json({ message: raw, code: 'internal', request_id: 'x' }, { status: 500 }))
    await expect
      .element(page.getByRole('alert').first())
      .toMatchTextContent(/The messages did not load.*Please try again in a moment/)
    await expect.element(page.getByText(raw)).not.toBeInTheDocument()
  })

  test('says when it did not load, and tries again', async () => {
    let isAway = true
    await open(() => (isAway ? refusal(429, 'Please wait 9 s.') : Response.json({ data: report })))
    await expect.element(page.getByRole('alert').first()).toMatchTextContent(/did not load.*Please wait/)
    isAway = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('list', { name: 'What was said' })).toBeVisible()
  })
})

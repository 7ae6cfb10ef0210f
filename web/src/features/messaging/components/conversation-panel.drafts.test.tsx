import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodiesOf, refusal } from '../../../lib/network.factory.ts'
import { stubSockets } from '../../../lib/socket.factory.ts'
import { toast, toasts } from '../../../ui/toast.ts'
import { clearDraft, draftKey } from '../drafts.ts'
import { amara, coachTran } from '../messaging.factory.ts'
import { openPanel } from './conversation-panel.factory.tsx'

beforeEach(async () => {
  await page.viewport(1440, 900)
  stubSockets()
  clearDraft(draftKey(amara.id, amara.id, coachTran.id))
})
afterEach(() => {
  for (const { id } of toasts.current()) toast.dismiss(id)
  vi.unstubAllGlobals()
})

const field = page.getByRole('textbox', { name: 'Message', exact: true })

const write = async (text: string) => {
  await field.fill(text)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Sending…')).toBeVisible()
}

describe('MSG-02 who sends and leaves', () => {
  test('is told when it could not be sent, and finds it kept', async () => {
    const reply = Promise.withResolvers<Response>()
    const { asked, unmount } = await openPanel({ reply: () => reply.promise })
    await write('Hello coach')
    await unmount()
    reply.resolve(refusal(503, 'We are back in a moment.'))
    await expect
      .poll(() => toasts.current().map(({ text }) => text))
      .toEqual(['Your message to Marisol Tran was not sent. It is kept as a draft.'])
    await expect
      .poll(() => bodiesOf(asked, 'POST /message/draft').at(-1))
      .toEqual({ contact: coachTran.id, content: 'Hello coach' })
  })

  test('has sent it, also when the page is gone before the answer', async () => {
    await openPanel({ reply: () => new Promise<Response>(() => undefined) })
    const fetched = vi.fn(fetch)
    vi.stubGlobal('fetch', fetched)
    await write('Hello coach')
    expect(fetched).toHaveBeenCalledWith('/api/message/send', expect.objectContaining({ keepalive: true }))
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bodiesOf, refusal } from '../../../lib/network.factory.ts'
import { stubSockets } from '../../../lib/socket.factory.ts'
import { toast, toasts } from '../../../ui/feedback/toast.ts'
import { clearDraft, draftKey } from '../drafts.ts'
import { amara, coachTran, mother, pageOf, rowOf } from '../messaging.factory.ts'
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

describe('MSG-02 a person who sends and leaves', () => {
  test('sees when it could not be sent, and finds it again', async () => {
    const reply = Promise.withResolvers<Response>()
    const { asked, unmount } = await openPanel({ reply: () => reply.promise })
    await write('Hello coach')
    await unmount()
    reply.resolve(refusal(503, 'We’ll be right back.'))
    await expect
      .poll(() => toasts.current().map(({ text }) => text))
      .toEqual(['Your message to Marisol Tran was not sent. It is kept as a draft.'])
    await expect
      .poll(() => bodiesOf(asked, 'POST /message/draft').at(-1))
      .toEqual({ contact: coachTran.id, content: 'Hello coach' })
  })

  test('has sent it, even if the page closes before the response', async () => {
    await openPanel({ reply: () => new Promise<Response>(() => undefined) })
    const fetched = vi.fn(fetch)
    vi.stubGlobal('fetch', fetched)
    await write('Hello coach')
    expect(fetched).toHaveBeenCalledWith('/api/message/send', expect.objectContaining({ keepalive: true }))
  })
})

describe('MSG-02 a draft', () => {
  test('is there when the conversation opens again', async () => {
    const { asked, unmount } = await openPanel()
    await field.fill('Half a thought')
    await unmount()
    await expect.poll(() => bodiesOf(asked, 'POST /message/draft')).toHaveLength(1)
    await openPanel({ facts: { draft: 'Half a thought' } })
    await expect.element(field).toHaveValue('Half a thought')
  })

  test('is there even if it was requested before the server had it', async () => {
    const kept = Promise.withResolvers<Response>()
    const first = await openPanel({ keep: () => kept.promise })
    await field.fill('Half a thought')
    await first.unmount()
    const messages = Promise.withResolvers<Response>()
    await openPanel({ messages: () => messages.promise })
    kept.resolve(Response.json({ data: { ok: true } }))
    await expect.poll(() => bodiesOf(first.asked, 'POST /message/draft')).toHaveLength(1)
    messages.resolve(Response.json(pageOf([rowOf(1)], { facts: { draft: 'Half' } })))
    await expect.element(field).toHaveValue('Half a thought')
  })

  test('that the previous page sent on leaving appears even if late, unless the person is typing', async () => {
    let draft = ''
    const late = () => openPanel({ messages: () => Response.json(pageOf([rowOf(1)], { facts: { draft } })) })
    const first = await late()
    await expect.element(page.getByText('Message 1')).toBeVisible()
    draft = 'Half a thought'
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.element(field).toHaveValue('Half a thought')
    await first.unmount()

    clearDraft(draftKey(amara.id, amara.id, coachTran.id))
    draft = ''
    const second = await late()
    await expect.element(page.getByText('Message 1')).toBeVisible()
    await field.fill('x')
    await field.clear()
    draft = 'Half a thought'
    const before = second.asked.filter(({ call }) => call === 'GET /message').length
    document.dispatchEvent(new Event('visibilitychange'))
    await expect
      .poll(() => second.asked.filter(({ call }) => call === 'GET /message').length)
      .toBeGreaterThan(before)
    await expect.element(field).toHaveValue('')
  })

  test.each([
    ['continued', 'Half a thought, and the rest'],
    ['sent', ''],
  ])('is what another device has %s in the meantime', async (_, draft) => {
    const first = await openPanel()
    await field.fill('Half a thought')
    await first.unmount()
    await expect.poll(() => bodiesOf(first.asked, 'POST /message/draft')).toHaveLength(1)
    const second = await openPanel({ facts: { draft } })
    await expect.element(field).toHaveValue(draft)
    await second.unmount()
    expect(bodiesOf(second.asked, 'POST /message/draft')).toEqual([])
  })

  test('is sent to the server when typing pauses, and removed from it', async () => {
    const { asked } = await openPanel({ viewerId: mother.id, facts: { draft: 'Begun on the phone' } })
    await expect.element(field).toHaveValue('Begun on the phone')
    await field.fill('Begun on the phone, ended here')
    await expect
      .poll(() => bodiesOf(asked, 'POST /message/draft'))
      .toEqual([{ contact: coachTran.id, content: 'Begun on the phone, ended here' }])
  })
})

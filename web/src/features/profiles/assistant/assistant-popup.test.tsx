import { assistantAttempts } from '@fieldhouse/contract/profiles.assistant'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { callReaction } from '../../../lib/call-failure.ts'
import { bodiesOf, network, refusal } from '../../../lib/network.factory.ts'
import { openSite } from '../../../lib/site.factory.tsx'
import { Toaster } from '../../../ui/feedback/toaster.tsx'
import { athleteOf } from '../profiles.factory.ts'
import { AssistantPopup } from './assistant-popup.tsx'

beforeEach(() => page.viewport(1440, 900))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const amara = athleteOf()
const draft = 'Shooting guard, class of 2027.'

const answer = (content: string, attempts_left: number) =>
  Response.json({ data: { role: 'assistant', content, attempts_left } })

interface Far {
  left?: number
  reply?: () => Response | Promise<Response>
}

const opener = page.getByRole('button', { name: 'Open the assistant' })
const dialog = page.getByRole('dialog', { name: 'Assistant' })
const field = dialog.getByRole('textbox', { name: 'What do you need?' })
const talk = dialog.getByRole('log')
const send = dialog.getByRole('button', { name: 'Send' })

const open = async ({ left = assistantAttempts, reply = () => answer(draft, 19) }: Far = {}) => {
  const asked = network({
    'GET /ai-chat/attempts': () => Response.json({ data: { attempts_left: left } }),
    'POST /ai-chat': reply,
  })
  const Frame = () => {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open the assistant
        </button>
        <AssistantPopup athlete={amara} isOpen={isOpen} onClose={() => setOpen(false)} />
        <Toaster />
      </>
    )
  }
  const site = await openSite({ Frame })
  await opener.click()
  await expect.element(dialog).toBeVisible()
  return { ...site, sent: () => bodiesOf(asked, 'POST /ai-chat') }
}

describe('PRO-07 the assistant', () => {
  test('answers on Enter, and shows the remaining requests', async () => {
    const reply = Promise.withResolvers<Response>()
    const { sent } = await open({ reply: () => reply.promise })
    await expect.element(dialog.getByText('20 attempts left today')).toBeVisible()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('A bio line{Enter}')
    await expect.element(talk.getByText('A bio line')).toBeVisible()
    await expect.element(dialog.getByText('The assistant is writing…')).toBeInTheDocument()
    reply.resolve(answer(draft, 19))
    await expect.element(talk.getByText(draft)).toBeVisible()
    await expect.element(dialog.getByText('19 attempts left today')).toBeVisible()
    expect(dialog.getByText('The assistant is writing…').query()).toBeNull()
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
    expect(sent()).toEqual([{ athlete_id: amara.id, messages: [{ role: 'user', content: 'A bio line' }] }])
  })

  test('gets the whole conversation with every question', async () => {
    const { sent } = await open()
    await field.fill('A bio line')
    await send.click()
    await expect.element(talk.getByText(draft)).toBeVisible()
    await field.fill('Shorter')
    await send.click()
    await expect.poll(sent).toHaveLength(2)
    expect(sent()[1]?.messages).toEqual([
      { role: 'user', content: 'A bio line' },
      { role: 'assistant', content: draft },
      { role: 'user', content: 'Shorter' },
    ])
  })

  test('Shift+Enter adds a line, and empty questions are not sent', async () => {
    const { sent } = await open()
    await userEvent.click(field)
    await userEvent.keyboard('{Enter}Two{Shift>}{Enter}{/Shift}lines')
    await expect.element(field).toHaveValue('Two\nlines')
    expect(sent()).toEqual([])
  })

  test.each([
    ['most browsers', { isComposing: true }],
    ['Safari', { keyCode: 229 }],
  ])('sends nothing on the Enter that ends an IME composition, as %s report it', async (_, composing) => {
    const { sent } = await open()
    await field.fill('日本')
    field.element().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...composing }))
    await expect.element(field).toHaveValue('日本')
    expect(sent()).toEqual([])
  })

  test('without an answer the indicator clears and the text is still there', async () => {
    const reply = Promise.withResolvers<Response>()
    const { sent } = await open({ reply: () => reply.promise })
    await field.fill('A bio line')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(dialog.getByText('The assistant is writing…')).toBeInTheDocument()
    reply.resolve(refusal(503, 'The assistant can’t answer right now.'))
    await expect.element(field).toHaveValue('A bio line')
    expect(dialog.getByText('The assistant is writing…').query()).toBeNull()
    expect(talk.getByText('A bio line').query()).toBeNull()
    expect(page.getByText(/can’t answer right now/).query()).toBeNull()
    expect(callReaction.get()).toEqual({ kind: 'none' })
    expect(sent()).toHaveLength(1)
  })

  test('retries with the same key, so a lost response uses no second attempt', async () => {
    let answers = 0
    await open({ reply: () => (++answers === 1 ? refusal(503, 'lost') : answer(draft, 19)) })
    const keys: unknown[] = []
    const send = window.fetch
    vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
      if (options.method === 'POST') keys.push(new Headers(options.headers).get('idempotency-key'))
      return send(address, options)
    })
    await field.fill('Write a bio line')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => keys).toHaveLength(1)
    await expect.element(field).toHaveValue('Write a bio line')
    await field.click()
    await userEvent.keyboard('{Enter}')
    await expect.element(talk.getByText(draft)).toBeVisible()
    await field.fill('And my goals')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => keys).toHaveLength(3)
    expect(keys[0]).toMatch(/./)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  test("can’t be asked when the day's attempts are used up", async () => {
    await open({ left: 0 })
    await expect.element(dialog.getByText('No attempts left today. New ones come tomorrow.')).toBeVisible()
    await expect.element(field).toBeDisabled()
    await expect.element(send).toBeDisabled()
  })

  test('closes its field with the last attempt, and the focus goes to the answer', async () => {
    await open({ left: 1, reply: () => answer(draft, 0) })
    await expect.element(dialog.getByText('1 attempt left today')).toBeVisible()
    await field.fill('A bio line')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toBeDisabled()
    await expect.element(talk).toHaveFocus()
  })

  test('suggests requests', async () => {
    const { sent } = await open()
    await dialog.getByRole('button', { name: 'Draft an email to a coach' }).click()
    await expect.element(field).toHaveValue('Draft an email to a coach')
    await expect.element(field).toHaveFocus()
    expect(sent()).toEqual([])
  })

  test('copies its draft, also without https', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
    let copied = ''
    document.addEventListener(
      'copy',
      () => {
        copied = (document.activeElement as HTMLTextAreaElement).value
      },
      { once: true },
    )
    await open()
    await field.fill('A bio line')
    await send.click()
    const button = dialog.getByRole('button', { name: 'Copy draft' })
    await button.click()
    await expect.element(page.getByText('Draft copied')).toBeVisible()
    expect(copied).toBe(draft)
    await expect.element(button).toHaveFocus()
  })

  test('closes on Escape, returns the focus, and keeps the conversation', async () => {
    await open()
    await field.fill('A bio line')
    await send.click()
    await expect.element(talk.getByText(draft)).toBeVisible()
    await field.fill('And now')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(talk.getByText(draft)).toBeVisible()
    await expect.element(field).toHaveValue('And now')
  })

  test('fits a phone, with any text', async () => {
    await page.viewport(360, 740)
    await open({ reply: () => answer('W'.repeat(300), 19) })
    await field.fill('M'.repeat(300))
    await send.click()
    await expect.element(talk.getByText(/WWW/)).toBeVisible()
    const popup = dialog.element()
    expect(popup.scrollWidth).toBe(popup.clientWidth)
    expect(document.documentElement.scrollWidth).toBe(360)
  })
})

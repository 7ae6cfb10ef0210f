import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stubSockets } from '../../../lib/socket.factory.ts'
import { clearDraft, draftKey } from '../drafts.ts'
import { amara, coachTran, pageOf, rowOf } from '../messaging.factory.ts'
import { openPanel } from './conversation-panel.factory.tsx'

beforeEach(async () => {
  await page.viewport(1440, 900)
  stubSockets()
  clearDraft(draftKey(amara.id, amara.id, coachTran.id))
})
afterEach(() => vi.unstubAllGlobals())

const log = page.getByRole('log')
const field = page.getByRole('textbox', { name: 'Message', exact: true })
const search = page.getByRole('textbox', { name: 'Search' })

describe('a person who chose a conversation', () => {
  test('gets the focus in its field', async () => {
    await openPanel({ takesFocus: true })
    await expect.element(field).toHaveFocus()
  })

  test('keeps the focus elsewhere if they moved on while it loaded', async () => {
    const messages = Promise.withResolvers<Response>()
    await openPanel({ takesFocus: true, messages: () => messages.promise })
    await search.click()
    await userEvent.keyboard('Amara')
    messages.resolve(Response.json(pageOf([rowOf(1)])))
    await expect.element(log.getByText('Message 1')).toBeVisible()
    await userEvent.keyboard(' Whitlock')
    await expect.element(search).toHaveValue('Amara Whitlock')
  })
})

import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect, fromHere } from './fixtures.ts'
import { type DemoRole, sharedTokens, signedInAs } from './people.ts'

const headersOf = (token: string | undefined) => ({ authorization: `Bearer ${token}` })

/** The user id of a demo person. */
export const idOf = async (request: APIRequestContext, role: DemoRole): Promise<string> => {
  const answer = await request.get('/api/user', { headers: headersOf(sharedTokens()[role]) })
  return (await answer.json()).data.id
}

/** A text that no other test writes. */
export const aText = (about: string): string => `${about} ${randomUUID().slice(0, 8)}`

interface ApiMessage {
  from: string
  to: string
  content: string
}

/** Sends with a token, as a program does. */
export const sendByApi = async (request: APIRequestContext, { from, to, content }: ApiMessage) => {
  const sent = await request.post('/api/message/send', {
    headers: headersOf(from),
    data: { recipient_id: to, content },
  })
  expect(sent.status(), await sent.text()).toBe(201)
}

/** The guide has its own test. Everyone else has already seen it. */
export const skipGuide = async (request: APIRequestContext, role: DemoRole, centerId: string) => {
  const marked = await request.post(`/api/recruiting-center/${centerId}/mark-quick-tip-shown`, {
    headers: headersOf(sharedTokens()[role]),
  })
  expect(marked.status(), await marked.text()).toBe(200)
}

/** Opens a separate browser. */
export const browserOf = async (browser: Browser, role: DemoRole): Promise<Page> => {
  const context = await browser.newContext(fromHere())
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('cookie_consent', '0')
  })
  await signedInAs(context, role)
  return context.newPage()
}

/** An open conversation. */
export const chatIn = (page: Page) => {
  const panel = page.getByRole('region', { name: /^Chat with / })
  return {
    panel,
    log: panel.getByRole('log'),
    field: panel.getByLabel('Message', { exact: true }),
    send: panel.getByRole('button', { name: 'Send' }),
    write: async (text: string) => {
      await panel.getByLabel('Message', { exact: true }).fill(text)
      await panel.getByLabel('Message', { exact: true }).press('Enter')
    },
  }
}

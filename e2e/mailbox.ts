import type { APIRequestContext, Page } from '@playwright/test'
import { aMessage, sendByApi } from './contact-form.ts'
import { expect } from './fixtures.ts'

const linksOf = (page: Page, sender: string) =>
  page.getByRole('link', { name: `Contact form: ${sender}`, exact: true })

/** Waits for this sender's email and opens it at /dev/mail. */
export const openMail = async (page: Page, sender: string): Promise<void> => {
  await expect(async () => {
    await page.goto('/dev/mail')
    await expect(linksOf(page, sender)).toHaveCount(1, { timeout: 1 })
  }).toPass()
  await linksOf(page, sender).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Contact form: ${sender}`)
}

/** How often the list of emails names this sender. */
const listed = async (request: APIRequestContext, sender: string): Promise<number> =>
  (await (await request.get('/dev/mail')).text()).split(`>Contact form: ${sender}</a>`).length - 1

/** How many emails this sender has caused. Emails leave in order, so when a later one is here, all are. */
export const countMails = async (request: APIRequestContext, sender: string): Promise<number> => {
  const later = aMessage()
  await sendByApi(request, later)
  await expect.poll(() => listed(request, later.contact_name)).toBe(1)
  return listed(request, sender)
}

/** Waits for the email with this feedback. All feedback emails have the same subject. */
export const feedbackMail = async (request: APIRequestContext, text: string): Promise<string> => {
  let found = ''
  await expect(async () => {
    const list = await (await request.get('/dev/mail')).text()
    for (const [, path = ''] of list.matchAll(/href="([^"]+)"[^>]*>Feedback from a visitor/g)) {
      found = await (await request.get(path)).text()
      if (found.includes(text)) return
    }
    throw new Error('The email is not here yet')
  }).toPass()
  return found
}

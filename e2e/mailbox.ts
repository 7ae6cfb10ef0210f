import type { Page } from '@playwright/test'
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

/** How many emails this sender has caused. Emails leave in order, so when a later one is here, all are. */
export const countMails = async (page: Page, sender: string): Promise<number> => {
  const later = aMessage()
  await sendByApi(page.request, later)
  await openMail(page, later.contact_name)
  await page.goto('/dev/mail')
  return linksOf(page, sender).count()
}

/**
 * Opens the email with this feedback. All feedback emails have the same subject, so this opens each one, newest first.
 */
export const openFeedback = async (page: Page, text: string): Promise<void> =>
  expect(async () => {
    await page.goto('/dev/mail')
    const mails = await page
      .getByRole('link', { name: 'Feedback from a visitor' })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const mail of mails) {
      await page.goto(mail)
      if ((await page.locator('pre').textContent())?.includes(text)) return
    }
    throw new Error('The email is not here yet')
  }).toPass()

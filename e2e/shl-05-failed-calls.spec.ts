import type { Page } from '@playwright/test'
import { aMessage, contactForm } from './contact-form.ts'
import { axeFaults, expect, onPhonesToo, test } from './fixtures.ts'

test.use({ expectedComplaint: /^Failed to load resource/ })

const answer = (page: Page, status: number, body: object) =>
  page.route('**/api/contact-us', (route) =>
    route.fulfill({ status, json: { code: 'internal', request_id: 'r', message: '', ...body } }),
  )

const alert = (page: Page, name: string) => page.getByRole('alertdialog', { name })

test('500 is an alert with message and status; what was typed stays', onPhonesToo, async ({ page }) => {
  const form = contactForm(page)
  const message = aMessage()
  await answer(page, 500, { message: 'The words of the server' })
  await form.fillAndSend(message)
  await expect(alert(page, 'Error 500')).toContainText('The words of the server')
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(form.send).toBeFocused()
  await form.expectText(message)
})

test('500 without a message says Internal Server Error', async ({ page }) => {
  await answer(page, 500, {})
  await contactForm(page).fillAndSend(aMessage())
  await expect(alert(page, 'Error 500')).toContainText('Internal Server Error')
})

test('field errors in a refusal other than 422 are listed under its message', async ({ page }) => {
  await answer(page, 409, { message: 'This can not be', errors: { contact_name: ['is taken', 'is odd'] } })
  await contactForm(page).fillAndSend(aMessage())
  const list = alert(page, 'This can not be')
  await expect(list).toContainText('is taken')
  await expect(list).toContainText('is odd')
})

test('404 goes to /404', async ({ page }) => {
  await answer(page, 404, { message: 'This page could not be found' })
  await contactForm(page).fillAndSend(aMessage())
  await expect(page).toHaveURL('/404')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
})

for (const status of [401, 422, 429])
  test(`${status} is shown by the form alone`, async ({ page }) => {
    await answer(page, status, { message: 'Not now' })
    const form = contactForm(page)
    await form.fillAndSend(aMessage())
    await expect(form.refusal).toHaveText('Not now')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

test('Escape closes the alert, and the next call starts clean', async ({ page }) => {
  const form = contactForm(page)
  const message = aMessage()
  await answer(page, 500, { message: 'Once' })
  await form.fillAndSend(message)
  await expect(alert(page, 'Error 500')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.unroute('**/api/contact-us')
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

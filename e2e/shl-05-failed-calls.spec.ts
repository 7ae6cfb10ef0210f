import type { Page } from '@playwright/test'
import { aMessage, contactForm } from './contact-form.ts'
import { axeFaults, expect, test } from './fixtures.ts'

test.use({ expectedComplaint: /^Failed to load resource/ })

/** The next call gets this answer. */
const answer = (page: Page, status: number, body: object) =>
  page.route(
    '**/api/contact-us',
    (route) => route.fulfill({ status, json: { code: 'internal', request_id: 'r', message: '', ...body } }),
    { times: 1 },
  )

const alert = (page: Page, name: string) => page.getByRole('alertdialog', { name })

test('each kind of failed call is shown in its own way', async ({ page }) => {
  const form = contactForm(page)
  const message = aMessage()
  await form.open()
  await form.fill(message)
  const send = async (status: number, body: object) => {
    await answer(page, status, body)
    await form.send.click()
  }
  const close = async () => {
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }

  for (const status of [401, 422, 429])
    await test.step(`${status} is shown by the form alone`, async () => {
      await send(status, { message: `Not now: ${status}` })
      await expect(form.refusal).toHaveText(`Not now: ${status}`)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
    })

  await test.step('field errors in a refusal other than 422 are listed under its message', async () => {
    await send(409, { message: 'This can not be', errors: { contact_name: ['is taken', 'is odd'] } })
    const list = alert(page, 'This can not be')
    await expect(list).toContainText('is taken')
    await expect(list).toContainText('is odd')
    await close()
  })

  await test.step('500 without a message says Internal Server Error', async () => {
    await send(500, {})
    await expect(alert(page, 'Error 500')).toContainText('Internal Server Error')
    await close()
  })

  await test.step('500 is an alert with message and status; what was typed stays', async () => {
    await send(500, { message: 'The words of the server' })
    await expect(alert(page, 'Error 500')).toContainText('The words of the server')
    expect(await axeFaults(page)).toEqual([])
    await close()
    await expect(form.send).toBeFocused()
    await form.expectText(message)
  })

  await test.step('Escape closes the alert, and the next call starts clean', async () => {
    await send(500, { message: 'Once' })
    await expect(alert(page, 'Error 500')).toBeVisible()
    await page.keyboard.press('Escape')
    await form.send.click()
    await expect(form.thanks).toBeVisible()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })

  await test.step('404 goes to /404', async () => {
    await form.another.click()
    await form.fill(message)
    await send(404, { message: 'This page could not be found' })
    await expect(page).toHaveURL('/404')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
  })
})

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { aPerson } from './people.ts'

const headingsIn = (page: Page) => page.locator('#content').locator('h1, h2, h3').allTextContents()

test('a link opens the home page with its popup, and Resend the Code does not reveal whether an address is waiting for one', async ({
  page,
}) => {
  const { titled, button, email } = loginPopup(page)
  await page.goto('/email/resend')
  await expect(titled('Resend the Code')).toBeVisible()
  const behind = await headingsIn(page)
  await button('Resend').click()
  await expect(email).toHaveAccessibleDescription('Please enter email address')
  await email.fill(aPerson().email)
  await button('Resend').click()
  await expect(titled('Check Your Email')).toContainText(
    'If this address still needs a code, one is on its way.',
  )
  await button('Got It').click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  await page.goto('/')
  expect(behind, 'the complete home page').toEqual(await headingsIn(page))
})

test('ACC-09 a reset link without its token asks for the email address, and closes to the home page', async ({
  page,
}) => {
  const { titled, email, popup } = loginPopup(page)
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await page.goto('/password/reset')
    await expect(titled('Reset Password')).toBeVisible()
    await expect(email).toBeVisible()
    await close()
    await expect(popup).toHaveCount(0)
    await expect(page).toHaveURL('/')
  }
})

test('links are closed to search engines, and a reset link is not leaked', async ({ request }) => {
  const htmlOf = async (address: string) => {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    return answer.text()
  }
  for (const address of [
    `/email/verify/${randomUUID()}`,
    '/email/resend',
    '/password/reset',
    '/athlete/WELCOME20',
  ])
    expect(await htmlOf(address), address).toContain('<meta name="robots" content="noindex"')
  const reset = await htmlOf('/password/reset/no-such-token?email=robin@example.test')
  expect(reset).toContain('<meta name="robots" content="noindex"')
  expect(reset).toContain('<meta name="referrer" content="no-referrer"')
})

test('a link with an invalid id is not found', async ({ request }) => {
  for (const address of ['/email/verify/12', '/email/verify/%3Cb%3E', '/email/verify']) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(404)
    expect(await answer.text(), address).toContain('This page could not be found')
  }
})

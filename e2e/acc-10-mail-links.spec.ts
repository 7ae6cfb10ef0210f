import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, onPhonesToo, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { aPerson } from './people.ts'

const headingsIn = (page: Page) => page.locator('#content').locator('h1, h2, h3').allTextContents()

for (const [address, title] of [
  [`/email/verify/${randomUUID()}`, 'Check Your Email'],
  ['/email/resend', 'Resend the Code'],
  ['/password/reset/no-such-token', 'This Link No Longer Works'],
  ['/athlete/WELCOME20', 'Promo code WELCOME20 applied'],
] as const)
  test(
    `${title}: the link opens the home page with its popup, closed to search engines`,
    onPhonesToo,
    async ({ page }) => {
      const answer = await page.goto(address)
      expect(answer?.status()).toBe(200)
      const { titled, button } = loginPopup(page)
      await expect(titled(title)).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
      const behind = await headingsIn(page)
      await button('Close').click()
      await expect(page).toHaveURL('/')
      await expect(titled(title)).toBeHidden()
      await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
      await page.goto('/')
      expect(behind, 'the complete home page').toEqual(await headingsIn(page))
    },
  )

test('Resend the Code does not reveal whether an address is waiting for one', async ({ page }) => {
  const { titled, button, email } = loginPopup(page)
  await page.goto('/email/resend')
  await button('Resend').click()
  await expect(email).toHaveAccessibleDescription('Please enter email address')
  await email.fill(aPerson().email)
  await button('Resend').click()
  await expect(titled('Check Your Email')).toContainText(
    'If this address still needs a code, one is on its way.',
  )
  await button('Got It').click()
  await expect(page).toHaveURL('/')
})

test('a person with the link but no code requests another one by address', async ({ page }) => {
  const { button, email, popup } = loginPopup(page)
  await page.goto(`/email/verify/${randomUUID()}`)
  await button('Didn’t get a code?').click()
  await expect(email).toBeFocused()
  await email.fill(aPerson().email)
  await button('Resend').click()
  await expect(popup.getByText('If this address still needs a code, a new one is on its way.')).toBeVisible()
  await expect(popup).toContainText(/Resend in (1:00|0:5\d)/)
})

test.describe('a link with an invalid id', () => {
  test.use({ expectedComplaint: /^Failed to load resource.*404/ })

  test('is not found', async ({ page }) => {
    for (const address of ['/email/verify/12', '/email/verify/%3Cb%3E', '/email/verify']) {
      expect((await page.goto(address))?.status(), address).toBe(404)
      await expect(page.getByText('This page could not be found')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  })
})

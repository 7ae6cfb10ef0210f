import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { loginPopup } from './login-popup.ts'
import { aPerson } from './people.ts'

const field = (page: Page) => page.getByRole('textbox', { name: 'Promo code' })
const popup = (page: Page, name: string) => page.getByRole('dialog', { name })

const kept = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'promo-code')

const daysLeft = (cookie: { expires: number } | undefined) =>
  Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)

test.use({ expectedComplaint: /^Failed to load resource.*422.*\/promo-code\/verify/ })

test("ACC-11 promo_code in any page's address is applied, before other requested popups, and sign-up uses it", async ({
  page,
  context,
}) => {
  const login = loginPopup(page)
  await test.step('it is applied one time, and stored', async () => {
    await page.goto('/about-us?promo_code=welcome20&login=1')
    await expect(popup(page, 'Promo code WELCOME20 applied')).toContainText('20% off')
    await expect(page).toHaveURL('/about-us')
    expect((await kept(context))?.value).toBe('WELCOME20')
    await login.button('Got It').click()
    await expect(popup(page, 'Sign In')).toBeVisible()
  })

  await test.step('the sign-up has it filled in; Remove clears it', async () => {
    await login.button('Create an account').click()
    await login.button('Sign up with email').click()
    await login.email.fill(aPerson().email)
    await login.toStep(2)
    await login.toStep(3)
    await expect(field(page)).toHaveValue('WELCOME20')
    await login.button('Remove').click()
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
    expect(await kept(context)).toBeUndefined()
  })

  await test.step('an unknown, ended, or malformed code is invalid and is not stored', async () => {
    for (const code of ['NOPE', 'SUMMER24', 'A-B']) {
      await field(page).fill(code)
      await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true')
      await field(page).blur()
      await expect(field(page)).toHaveAccessibleDescription('Promo code is invalid')
      await expect(field(page)).toHaveValue(code)
    }
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    expect(await kept(context)).toBeUndefined()
  })

  await test.step('a valid code shows its discount and is stored for 7 days', async () => {
    await field(page).fill('luis10')
    // Types and presses at human speed: the answer may arrive before the button is released.
    await login.button('Verify').click({ delay: 300 })
    await expect(field(page)).toHaveAccessibleDescription('10% off, from Luis Ortega')
    await expect(field(page)).toHaveValue('LUIS10')
    const cookie = await kept(context)
    expect([cookie?.value, cookie?.path, daysLeft(cookie)]).toEqual(['LUIS10', '/', 7])
    await expectAccessible(page)
  })

  await test.step('the account gets it', async () => {
    await login.fillPerson(aPerson())
    const sent = page.waitForRequest('**/api/register')
    await login.button('Create account').click()
    expect((await sent).postDataJSON()).toMatchObject({ promo_code: 'LUIS10' })
    await expect(login.titled('Check Your Email')).toBeVisible()
  })
})

test('ACC-11 an affiliate’s link applies the code', async ({ page, context }) => {
  await page.goto('/athlete/LUIS10')
  await expect(popup(page, 'Promo code LUIS10 applied')).toContainText('From Luis Ortega')
  await expect(popup(page, 'Promo code LUIS10 applied')).toContainText('10% off')
  await expectAccessible(page)
  await loginPopup(page).button('Got It').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL('/')
  const cookie = await kept(context)
  expect([cookie?.value, daysLeft(cookie)]).toEqual(['LUIS10', 7])
})

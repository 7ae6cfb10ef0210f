import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { loginPopup, nameCollege } from './login-popup.ts'
import { aPerson, signUpByApi } from './people.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page) => page.getByRole('textbox', { name: 'Promo code' })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })

const kept = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'promo-code')

const daysLeft = (cookie: { expires: number } | undefined) =>
  Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)

/** Goes to the sign-up step that asks for names, password, and promo code. */
const toLastStep = async (page: Page, role = 'athlete') => {
  const login = loginPopup(page)
  await login.openSignUp(`/?role=${role}`)
  await login.email.fill(aPerson().email)
  await login.toStep(2)
  if (role === 'coach') await nameCollege(login.popup)
  await login.toStep(3)
  return login
}

test.describe('ACC-11 the promo code field', () => {
  test('a valid code shows its discount and is stored for 7 days; Cancel removes it', async ({
    page,
    context,
  }) => {
    await toLastStep(page)
    await expect(button(page, 'Verify')).toBeDisabled()
    await field(page).fill('luis10')
    // Types and presses at human speed: the answer may arrive before the button is released.
    await button(page, 'Verify').click({ delay: 300 })
    await expect(field(page)).toHaveAccessibleDescription('10% off, from Luis Ortega')
    await expect(field(page)).toHaveValue('LUIS10')
    const cookie = await kept(context)
    expect([cookie?.value, cookie?.path, daysLeft(cookie)]).toEqual(['LUIS10', '/', 7])
    await expectAccessible(page)

    await button(page, 'Cancel').click()
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
    expect(await kept(context)).toBeUndefined()
  })

  test('shows that a code is being checked, and Enter checks it', async ({ page }) => {
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/promo-code/verify*', async (route) => {
      await answer.promise
      await route.continue()
    })
    await toLastStep(page)
    await field(page).fill('WELCOME20')
    await field(page).press('Enter')
    await expect(dialog(page).getByText('Checking the promo code')).toBeAttached()
    await expect(button(page, 'Verify')).toHaveAttribute('aria-busy', 'true')
    answer.resolve()
    await expect(field(page)).toHaveAccessibleDescription('20% off')
  })

  test('takes at most ten characters', async ({ page }) => {
    await toLastStep(page)
    await field(page).pressSequentially('ABCDEFGHIJKL')
    await expect(field(page)).toHaveValue('ABCDEFGHIJ')
  })

  test('is not shown to coaches', async ({ page }) => {
    const login = await toLastStep(page, 'coach')
    await expect(login.password).toBeVisible()
    await expect(field(page)).toHaveCount(0)
  })

  test('a code applied earlier is filled in and used', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'promo-code', value: 'WELCOME20', url: baseURL ?? '' }])
    const login = await toLastStep(page)
    await expect(field(page)).toHaveValue('WELCOME20')
    await login.fillPerson(aPerson())
    const sent = page.waitForRequest('**/api/register')
    await button(page, 'Create account').click()
    expect((await sent).postDataJSON()).toMatchObject({ promo_code: 'WELCOME20' })
    await expect(login.titled('Check Your Email')).toBeVisible()
  })

  test.describe('with an invalid code', () => {
    test.use({ expectedComplaint: /^Failed to load resource.*422/ })

    test('an unknown, ended, or malformed code is invalid and is not stored', async ({ page, context }) => {
      await toLastStep(page)
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
  })
})

test.describe('ACC-11 the promo code popup', () => {
  const popup = (page: Page, name: string) => page.getByRole('dialog', { name })

  test('an affiliate’s link applies the code, and sign-up uses it', async ({ page, context }) => {
    await page.goto('/athlete/LUIS10')
    await expect(popup(page, 'Promo code LUIS10 applied')).toContainText('From Luis Ortega')
    await expect(popup(page, 'Promo code LUIS10 applied')).toContainText('10% off')
    await expectAccessible(page)
    await button(page, 'Got It').click()
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL('/')
    const cookie = await kept(context)
    expect([cookie?.value, daysLeft(cookie)]).toEqual(['LUIS10', 7])
    await toLastStep(page)
    await expect(field(page)).toHaveValue('LUIS10')
  })

  test("promo_code in any page's address is applied one time, before other requested popups", async ({
    page,
    context,
  }) => {
    await page.goto('/about-us?promo_code=welcome20&login=1')
    await expect(popup(page, 'Promo code WELCOME20 applied')).toContainText('20% off')
    await expect(page).toHaveURL('/about-us')
    expect((await kept(context))?.value).toBe('WELCOME20')
    await button(page, 'Got It').click()
    await expect(popup(page, 'Sign In')).toBeVisible()
  })

  test('a person who already has a code sees that, and nothing is stored', async ({ page, context }) => {
    await signUpByApi(page.request, { promo_code: 'WELCOME20' })
    await page.goto('/athlete/LUIS10')
    await expect(popup(page, 'You already have one')).toBeVisible()
    expect(await kept(context)).toBeUndefined()
  })

  test.describe('with a bad code', () => {
    test.use({ expectedComplaint: /^Failed to load resource.*422/ })

    test('says Promo code is invalid and stores nothing', async ({ page, context }) => {
      await page.goto('/athlete/NOPE')
      await expect(popup(page, 'Promo code is invalid')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL('/')
      expect(await kept(context)).toBeUndefined()

      await page.goto('/?promo_code=%3Cb%3Enope')
      await expect(popup(page, 'Promo code is invalid')).toBeVisible()
      await expect(page).toHaveURL('/')
    })
  })
})

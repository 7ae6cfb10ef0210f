import type { Page } from '@playwright/test'
import { expect, expectAccessible, onPhonesToo, overflowOf, test } from './fixtures.ts'
import { loginPopup, tabTo } from './login-popup.ts'
import { aPerson } from './people.ts'

/** Every link between views, with the title of the view it opens. */
const everyWay = [
  ['Reset Password?', 'Reset Password'],
  ['Back to Log In', 'Sign In'],
  ['Create an account', 'Create Your Account'],
  ['Sign up with email', 'Sign Up'],
  ['Sign In', 'Sign In'],
  ['Create an account', 'Create Your Account'],
  ['Sign In', 'Ways to Sign In'],
  ['Create an account', 'Create Your Account'],
  ['Sign In', 'Ways to Sign In'],
  ['Sign in with email', 'Sign In'],
] as const

/** All five views in one pass: each title, and the link to the next view. */
const everyView = [
  ['Sign In', 'Reset Password?'],
  ['Reset Password', 'Back to Log In'],
  ['Sign In', 'Create an account'],
  ['Create Your Account', 'Sign In'],
  ['Ways to Sign In', 'Create an account'],
  ['Create Your Account', 'Sign up with email'],
  ['Sign Up', null],
] as const

const popupOverflow = (page: Page) =>
  page.getByRole('dialog').evaluate((popup) => popup.scrollWidth - popup.clientWidth)

test('each view links to the others and has its own title', onPhonesToo, async ({ page }) => {
  const login = loginPopup(page)
  await login.open()
  for (const [way, title] of everyWay) {
    await login.button(way).click()
    await expect(login.titled(title)).toBeVisible()
  }
})

test('Back returns to the previous view, and the typed address is kept', async ({ page }) => {
  const login = loginPopup(page)
  const { email } = aPerson()
  await login.open()
  await expect(login.button('Back')).toHaveCount(0)
  await login.email.fill(email)
  await login.button('Reset Password?').click()
  await expect(login.titled('Reset Password')).toBeVisible()
  await expect(login.email).toHaveValue(email)
  await login.button('Back to Log In').click()
  await login.button('Create an account').click()
  await login.button('Sign up with email').click()
  await expect(login.titled('Sign Up')).toBeVisible()
  await expect(login.email).toHaveValue(email)
  await login.button('Back').click()
  await expect(login.titled('Create Your Account')).toBeVisible()
  await login.button('Back').click()
  await expect(login.titled('Sign In')).toBeVisible()
  await expect(login.email).toHaveValue(email)
})

test('works by keyboard alone, keeps the focus, and returns it on Escape', async ({ page }) => {
  const login = loginPopup(page)
  await page.goto('/about-us')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign In' })
  await expect(async () => {
    if (await login.popup.isHidden()) await opener.press('Enter', { timeout: 1000 })
    await expect(login.email).toBeFocused({ timeout: 1000 })
  }).toPass()
  await tabTo(page, login.button('Create an account'))
  await page.keyboard.press('Enter')
  await expect(login.titled('Create Your Account')).toBeFocused()
  await tabTo(page, login.button('Sign up with email'))
  await page.keyboard.press('Enter')
  await expect(login.email).toBeFocused()
  await page.keyboard.type(aPerson().email)
  await expect(login.button('Continue')).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(login.choice('I am')).toBeFocused()
  for (let count = 0; count < 12; count++) {
    await page.keyboard.press('Tab')
    await expect
      .poll(() => login.popup.evaluate((popup) => popup.contains(document.activeElement)))
      .toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(login.popup).toBeHidden()
  await expect(opener).toBeFocused()
})

test('does not open a phone keyboard before the popup has been read', onPhonesToo, async ({ page }) => {
  const login = loginPopup(page)
  await login.open()
  const isTouched = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
  await expect(isTouched ? login.titled('Sign In') : login.email).toBeFocused()
})

test('no view has accessibility violations, and each fits 360 px', async ({ page }) => {
  test.slow()
  const login = loginPopup(page)
  await login.open('/contact-us')
  const seen = new Set<string>()
  for (const [title, way] of everyView) {
    await expect(login.titled(title)).toBeVisible()
    if (!seen.has(title)) {
      await expectAccessible(page, '[role="dialog"]')
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 640 })
        expect([await overflowOf(page), await popupOverflow(page)], `${title} at ${width}`).toEqual([0, 0])
      }
      await expect(login.button('Close')).toBeInViewport()
      await page.setViewportSize({ width: 1440, height: 900 })
    }
    seen.add(title)
    if (way) await login.button(way).click()
  }
})

test('opens for login=1 in the address, one time only', async ({ page }) => {
  const login = loginPopup(page)
  await login.open()
  await expect(page).toHaveURL('/')
  await page.reload()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(login.popup).toHaveCount(0)
})

test(
  'opened from the phone menu, it takes the focus and has no accessibility violations',
  onPhonesToo,
  async ({ page }) => {
    const login = loginPopup(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/packages')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    // The second time nothing needs to load, so the popup opens while the menu is still closing.
    for (let time = 0; time < 2; time += 1) {
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      await menu.getByRole('button', { name: 'Sign In' }).click()
      await expect(login.titled('Sign In')).toBeVisible()
      await expect(menu).toHaveCount(0)
      const hasFocus = () => login.titled('Sign In').evaluate((it) => it.contains(document.activeElement))
      await expect.poll(hasFocus).toBe(true)
      await expect(login.email).not.toHaveAttribute('aria-invalid', 'true')
      await login.button('Close').click()
      await expect(login.popup).toHaveCount(0)
    }
  },
)

test('a reload with the popup open leaves no history entry for Back to close', async ({ page }) => {
  await page.goto('/packages')
  await page.goto('/contact-us')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state?.isDialog ?? false)).toBe(false)
  await page.goBack()
  await expect(page).toHaveURL('/packages')
})

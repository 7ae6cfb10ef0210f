import type { Page } from '@playwright/test'
import { expect, expectAccessible, onPhonesToo, overflowOf, test } from './fixtures.ts'
import { loginPopup, tabTo } from './login-popup.ts'
import { aPerson, signUpByApi } from './people.ts'

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

test('works by keyboard alone, keeps the focus, and returns it on Escape', async ({ page }) => {
  const login = loginPopup(page)
  await page.goto('/about-us')
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign In' })
  await expect(async () => {
    if (await login.popup.isHidden()) await opener.press('Enter', { timeout: 1000 })
    // A second press would take the focus from a popup that is just opening.
    await expect(login.popup).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(login.email).toBeFocused()
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

  await test.step('a reload with the popup open leaves no history entry for Back to close', async () => {
    await page.keyboard.press('Enter')
    await expect(login.popup).toBeVisible()
    expect(await page.evaluate(() => history.state?.isDialog)).toBe(true)
    await page.reload()
    await expect(login.popup).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => history.state?.isDialog ?? false)).toBe(false)
  })
})

test('each view has its own title and links to the next, has no accessibility violations, and fits 360 px', async ({
  page,
}) => {
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

test(
  'opened from the phone menu, it takes the focus without a keyboard, and signing in closes both',
  onPhonesToo,
  async ({ page, request }) => {
    const person = await signUpByApi(request)
    const login = loginPopup(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/contact-us')
    const isTouched = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const openFromMenu = async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      await menu.getByRole('button', { name: 'Sign In' }).click()
      await expect(login.titled('Sign In')).toBeVisible()
      await expect(menu).toHaveCount(0)
      // A focused field would open a phone's keyboard before the popup has been read.
      await expect(isTouched ? login.titled('Sign In') : login.email).toBeFocused()
      await expect(login.email).not.toHaveAttribute('aria-invalid', 'true')
    }
    await openFromMenu()
    await login.button('Close').click()
    await expect(login.popup).toHaveCount(0)
    // The second time nothing needs to load, so the popup opens while the menu is still closing.
    await openFromMenu()
    await login.signIn(person)
    await expect(page).toHaveURL(`/robin-${person.last_name.toLowerCase()}?mode=edit`)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('#content')).toBeVisible()
  },
)

import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const isDark = async (page: Page) => {
  const [lightness] = (await background(page)).match(/[\d.]+/g) ?? []
  return Number(lightness) < 0.5
}
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((found) => found.name === name)
const offer = (page: Page, mode: 'dark' | 'light') => page.getByRole('button', { name: `Switch to ${mode}` })

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`a system set to ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('decides until something is chosen, and is remembered', async ({ page }) => {
      await page.goto('/')
      expect(await isDark(page)).toBe(colorScheme === 'dark')
      await expect.poll(async () => (await cookie(page, 'lastDetectedTheme'))?.value).toBe(colorScheme)
      expect(await cookie(page, 'darkMode')).toBeUndefined()
    })

    test('changes the page when it changes', async ({ page }) => {
      await page.goto('/')
      const other = colorScheme === 'dark' ? 'light' : 'dark'
      await page.emulateMedia({ colorScheme: other })
      await expect.poll(() => isDark(page)).toBe(other === 'dark')
      await expect.poll(async () => (await cookie(page, 'lastDetectedTheme'))?.value).toBe(other)
    })

    test('no longer decides after the visitor has chosen', async ({ page }) => {
      const other = colorScheme === 'dark' ? 'light' : 'dark'
      await page.goto('/')
      await offer(page, other).click()
      await expect.poll(() => isDark(page)).toBe(other === 'dark')
      await expect(offer(page, colorScheme)).toBeVisible()

      const choice = await cookie(page, 'darkMode')
      expect(choice).toMatchObject({ value: other === 'dark' ? '1' : '0', path: '/' })
      expect(Math.round(((choice?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(7 * 24)

      await page.emulateMedia({ colorScheme })
      await page.goto('/contact-us')
      expect(await isDark(page)).toBe(other === 'dark')
    })
  })

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })
  for (const value of ['0', '1'])
    test(`the first paint is correct with darkMode ${value}`, async ({ page, baseURL }) => {
      await page.emulateMedia({ colorScheme: value === '1' ? 'light' : 'dark' })
      await page.context().addCookies([{ name: 'darkMode', value, url: String(baseURL) }])
      await page.goto('/')
      expect(await page.locator('html').getAttribute('data-mode')).toBe(value === '1' ? 'dark' : 'light')
    })
})

test('an invalid cookie counts as no choice', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'darkMode', value: '"><script>', url: String(baseURL) }])
  await page.goto('/')
  await expect(page.locator('html')).not.toHaveAttribute('data-mode')
})

test('works by keyboard alone, and the focus stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await offer(page, 'dark').focus()
  await page.keyboard.press('Enter')
  await expect(offer(page, 'light')).toBeFocused()
  expect(await isDark(page)).toBe(true)
  await page.keyboard.press('Space')
  await expect(offer(page, 'dark')).toBeFocused()
  expect(await isDark(page)).toBe(false)
})

test.describe('where the switch is not offered', () => {
  test.use({ expectedComplaint: /status of 404/ })
  test('a missing page has no switch', async ({ page }) => {
    await page.goto('/no-such-page')
    await expect(page.getByRole('button', { name: /^Switch to/ })).toHaveCount(0)
  })
})

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
    const other = colorScheme === 'dark' ? 'light' : 'dark'

    test('decides until the visitor chooses', async ({ page }) => {
      await page.goto('/contact-us')

      await test.step('decides until something is chosen, and is remembered', async () => {
        expect(await isDark(page)).toBe(colorScheme === 'dark')
        await expect.poll(async () => (await cookie(page, 'lastDetectedTheme'))?.value).toBe(colorScheme)
        expect(await cookie(page, 'darkMode')).toBeUndefined()
        // One for each system setting.
        await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2)
      })

      await test.step('changes the page when it changes', async () => {
        await page.emulateMedia({ colorScheme: other })
        await expect.poll(() => isDark(page)).toBe(other === 'dark')
        await expect.poll(async () => (await cookie(page, 'lastDetectedTheme'))?.value).toBe(other)
        await page.emulateMedia({ colorScheme })
        await expect.poll(() => isDark(page)).toBe(colorScheme === 'dark')
      })

      await test.step('the switch works by keyboard alone, and the focus stays', async () => {
        await offer(page, other).focus()
        await page.keyboard.press('Enter')
        await expect(offer(page, colorScheme)).toBeFocused()
        expect(await isDark(page)).toBe(other === 'dark')
        await page.keyboard.press('Space')
        await expect(offer(page, other)).toBeFocused()
        expect(await isDark(page)).toBe(colorScheme === 'dark')
      })

      await test.step('no longer decides after the visitor has chosen', async () => {
        await offer(page, other).click()
        await expect.poll(() => isDark(page)).toBe(other === 'dark')
        await expect(offer(page, colorScheme)).toBeVisible()
        await expect(page.locator('meta[name="theme-color"]')).toHaveCount(1)
        const choice = await cookie(page, 'darkMode')
        expect(choice).toMatchObject({ value: other === 'dark' ? '1' : '0', path: '/' })
        expect(Math.round(((choice?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(7 * 24)
        await page.goto('/about-us')
        expect(await isDark(page)).toBe(other === 'dark')
      })
    })
  })

test("the cookie decides in the server's HTML, before any script", async ({ request }) => {
  for (const [darkMode, mode] of [
    ['0', 'light'],
    ['1', 'dark'],
    // Not a choice.
    ['%22%3E%3Cscript%3E', undefined],
    ['2', undefined],
  ]) {
    const source = await (
      await request.get('/about-us', { headers: { cookie: `darkMode=${darkMode}` } })
    ).text()
    const root = /<html[^>]*>/.exec(source)?.[0] ?? ''
    expect(/data-mode="([^"]*)"/.exec(root)?.[1], `darkMode=${darkMode}`).toBe(mode)
  }
})

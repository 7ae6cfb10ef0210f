import { themes } from '../web/src/ui/themes.ts'
import { axeFaults, contrastFaults, expect, expectToFit, onPhonesToo, test } from './fixtures.ts'

/** The colours are all that a theme changes, so the rest is looked at once. */
test('the kit has no accessibility fault', onPhonesToo, async ({ page }) => {
  test.slow()
  await page.goto('/dev/ui', { waitUntil: 'networkidle' })
  // A table knows what it hides only once it was drawn.
  await expect(page.getByRole('region').last()).toBeAttached()
  expect(await axeFaults(page)).toEqual([])
})

/** All that a theme changes. */
const accents = '[class*="accent"], [class*="poster"]'

for (const theme of themes)
  test(`the kit in ${theme} can be read, in light and in dark`, async ({ page }) => {
    await page.goto(`/dev/ui?theme=${theme}&mode=light`)
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-mode', 'light')
    expect(await contrastFaults(page, accents), 'in light').toEqual([])
    await page.getByText('Dark', { exact: true }).click()
    await expect(html).toHaveAttribute('data-mode', 'dark')
    expect(await contrastFaults(page, accents), 'in dark').toEqual([])
  })

test('the kit never scrolls sideways, however narrow or enlarged', onPhonesToo, async ({ page }) => {
  await page.goto('/dev/ui')
  await expectToFit(page)
})

test('theme and appearance are chosen on the page and stand in its address', async ({ page }) => {
  await page.goto('/dev/ui')
  await page.getByText('Purple', { exact: true }).first().click()
  await expect(page).toHaveURL(/theme=purple/)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'purple')
})

test('what is for those who build it does not exist in production', async () => {
  const { render } = await import(new URL('../web/dist/server/server.js', import.meta.url).href)
  const visitor = async () => ({
    status: 401,
    body: { message: '', code: 'unauthenticated', request_id: '' },
  })
  for (const path of ['/dev/ui', '/dev/layouts/main', '/dev/errors/500']) {
    const statusIn = async (isProduction: boolean) => {
      const context = { nonce: 'n', call: visitor, isProduction, report: () => 'a-request' }
      return (await render(new Request(`http://localhost${path}`), context)).status
    }
    expect(await statusIn(true), path).toBe(404)
    expect(await statusIn(false), path).not.toBe(404)
  }
})

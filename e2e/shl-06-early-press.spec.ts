import type { BrowserContext } from '@playwright/test'
import { expect, listens, onPhonesToo, test } from './fixtures.ts'

/** Holds back every script until `release` is called. */
const holdScripts = async (context: BrowserContext) => {
  const scripts = Promise.withResolvers<void>()
  await context.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  return { release: () => scripts.resolve() }
}

test(
  'a press before the scripts load takes effect when they have loaded',
  onPhonesToo,
  async ({ context }) => {
    const scripts = await holdScripts(context)
    const page = await context.newPage()
    await page.goto('/about-us')
    await page.getByRole('button', { name: 'Search athletes' }).first().click()
    scripts.release()
    await expect(page.getByRole('dialog', { name: 'Search athletes' })).toBeVisible()
  },
)

test('a page that was scrolled before the scripts load stays where it is', async ({ context }) => {
  const scripts = await holdScripts(context)
  const page = await context.newPage()
  await page.goto('/terms')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  scripts.release()
  await listens(page)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => scrollY)).toBe(900)

  await page.reload()
  await listens(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})

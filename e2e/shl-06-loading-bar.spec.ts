import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' })
const goThere = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()

test('a slow page shows a loading bar', async ({ page }) => {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.goto('/contact-us', { waitUntil: 'networkidle' })
  await page.route('**/assets/*.js', async (route) => {
    await arrival
    await route.continue()
  })
  await goThere(page)
  await expect(bar(page)).toBeVisible()
  arrive()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seen for what you do')
  await expect(bar(page)).toBeHidden()
})

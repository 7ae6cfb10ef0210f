import type { BrowserContext, Page } from '@playwright/test'
import { expect, listens, test } from './fixtures.ts'

test.use({ expectedComplaint: /Failed to (load resource|fetch dynamically)|MIME type|Error/ })

const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })

/** The script with a text that only an open popup shows. Its file name is only a hash. */
const scriptSaying = async (context: BrowserContext, text: string, opener: string): Promise<string> => {
  const page = await context.newPage()
  await page.goto('/')
  await listens(page)
  const arriving = page.waitForResponse(
    async (response) =>
      response.request().resourceType() === 'script' && (await response.text()).includes(text),
  )
  await button(page, opener).click()
  const script = await arriving
  await page.close()
  return script.url()
}

const scriptOfLogin = (context: BrowserContext) => scriptSaying(context, 'New to Fieldhouse?', 'Sign In')
const scriptOfSearch = (context: BrowserContext) => scriptSaying(context, 'Search athletes', 'Search')

const countLoads = (page: Page): (() => number) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads++
  })
  return () => loads
}

/** Presses a button whose script is missing, and waits for the reload. */
const pressAndReload = async (page: Page, name: string): Promise<void> => {
  const reloaded = page.waitForEvent('load')
  await button(page, name).click()
  await reloaded
  await listens(page)
}

test('a missing script reloads the page one time, and the page then works', async ({ page, context }) => {
  const script = await scriptOfLogin(context)
  const loads = countLoads(page)
  await page.goto('/')
  // A new version was deployed: the scripts an old page requests are gone.
  await page.route(script, (route) => (loads() === 1 ? route.fulfill({ status: 404 }) : route.continue()))
  await pressAndReload(page, 'Sign In')
  expect(loads()).toBe(2)
  await button(page, 'Sign In').click()
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
})

test('scripts that stay missing do not reload the page forever', async ({ page, context }) => {
  for (const script of [await scriptOfLogin(context), await scriptOfSearch(context)])
    await page.route(script, (route) => route.fulfill({ status: 404 }))
  const loads = countLoads(page)
  await page.goto('/')
  await pressAndReload(page, 'Sign In')
  await pressAndReload(page, 'Search')
  await button(page, 'Sign In').click()
  await expect(page.getByText('This could not be loaded.')).toBeVisible()
  await expect(button(page, 'Sign In')).toBeVisible()
  expect(loads()).toBe(3)
})

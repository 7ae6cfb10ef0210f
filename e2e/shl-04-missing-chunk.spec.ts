import type { BrowserContext, Page } from '@playwright/test'
import { expect, listens, test } from './fixtures.ts'

test.use({ expectedComplaint: /Failed to (load resource|fetch dynamically)|MIME type|Error/ })

const button = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })

/** The scripts with texts that only an open popup shows. Their file names are only hashes. */
const popupScripts = async (context: BrowserContext): Promise<[login: string, search: string]> => {
  const page = await context.newPage()
  await page.goto('/about-us')
  await listens(page)
  const scriptSaying = (text: string) =>
    page.waitForResponse(
      async (response) =>
        response.request().resourceType() === 'script' && (await response.text()).includes(text),
    )
  const search = scriptSaying('Search athletes')
  await button(page, 'Search').click()
  await expect(page.getByRole('dialog', { name: 'Search athletes' })).toBeVisible()
  await page.keyboard.press('Escape')
  const login = scriptSaying('New to Fieldhouse?')
  await button(page, 'Sign In').click()
  const urls: [string, string] = [(await login).url(), (await search).url()]
  await page.close()
  return urls
}

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

test('a missing script reloads the page one time, and never forever', async ({ page, context }) => {
  const [login, search] = await popupScripts(context)

  await test.step('the page works after the reload', async () => {
    const loads = countLoads(page)
    await page.goto('/about-us')
    // A new version was deployed: the scripts an old page requests are gone.
    await page.route(login, (route) => (loads() === 1 ? route.fulfill({ status: 404 }) : route.continue()))
    await pressAndReload(page, 'Sign In')
    expect(loads()).toBe(2)
    await button(page, 'Sign In').click()
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
    await page.close()
  })

  await test.step('scripts that stay missing do not reload the page forever', async () => {
    // A tab remembers what it reloaded for.
    const tab = await context.newPage()
    for (const script of [login, search]) await tab.route(script, (route) => route.fulfill({ status: 404 }))
    const loads = countLoads(tab)
    await tab.goto('/about-us')
    await listens(tab)
    await pressAndReload(tab, 'Sign In')
    await pressAndReload(tab, 'Search')
    await button(tab, 'Sign In').click()
    await expect(tab.getByText('This could not be loaded.')).toBeVisible()
    await expect(button(tab, 'Sign In')).toBeVisible()
    expect(loads()).toBe(3)
  })
})

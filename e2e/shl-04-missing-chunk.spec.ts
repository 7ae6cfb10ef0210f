import type { BrowserContext, Page } from '@playwright/test'
import { expect, listens, test } from './fixtures.ts'

test.use({ expectedComplaint: /Failed to (load resource|fetch dynamically)|MIME type|Error/ })

const signIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign In' })

/** A script that comes only when the popup is opened; its name says nothing. */
const scriptOfPopup = async (context: BrowserContext): Promise<string> => {
  const page = await context.newPage()
  await page.goto('/', { waitUntil: 'networkidle' })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await signIn(page).click()
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
  await page.close()
  expect(scripts).not.toEqual([])
  return scripts[0] ?? ''
}

test('a part that is gone reloads the page once, and the page then works', async ({ page, context }) => {
  const script = await scriptOfPopup(context)
  let isGone = true
  let loads = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads++
  })
  await page.goto('/')
  // A new version was put up: the parts an old page asks for are no longer there.
  await page.route(script, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
  const reloaded = page.waitForEvent('load')
  await signIn(page).click()
  await reloaded
  isGone = false
  expect(loads).toBe(2)
  await listens(page)
  await signIn(page).click()
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
})

test('a part that stays away does not reload for ever', async ({ page, context }) => {
  const script = await scriptOfPopup(context)
  let loads = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads++
  })
  await page.route(script, (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  const reloaded = page.waitForEvent('load')
  await signIn(page).click()
  await reloaded
  await listens(page)
  await signIn(page).click()
  await expect(page.getByRole('button', { name: 'Provide feedback' })).toBeVisible()
  expect(loads).toBe(2)
})

import type { BrowserContext, Page } from '@playwright/test'
import { builtScripts } from './built-scripts.ts'
import { expect, test } from './fixtures.ts'
import { demoAccountOf, signedInAs } from './people.ts'

/** Runs for the script with the routes of all areas. */
const onAreaRoutes = async (context: BrowserContext, whatToDo: () => 'send' | 'lose') => {
  const areaRoutes = builtScripts(/["`]\/admin["`].*["`]\/coach["`].*["`]\/user-edit/s)
  await context.route(
    ({ pathname }) => areaRoutes.has(pathname),
    (route) => (whatToDo() === 'lose' ? route.abort() : route.continue()),
  )
}

const goToAccountInfo = async (page: Page) => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: demoAccountOf('parent').name })
    .click()
  await page.getByRole('menuitem', { name: 'Account Info' }).click()
  await expect(page).toHaveURL('/parent/account-info')
  await expect(page.getByRole('heading', { level: 1, name: 'Account Info' })).toBeVisible()
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }))
const isSamePage = (page: Page) => page.evaluate(() => 'isMarked' in window)

test('a visitor’s page loads no routes of the areas', async ({ page, context }) => {
  let loads = 0
  await onAreaRoutes(context, () => {
    loads += 1
    return 'send'
  })
  await page.goto('/about-us')
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(0)
})

test('a person who is signed in goes from a public page to an area and back in the same page', async ({
  page,
  context,
}) => {
  let loads = 0
  await onAreaRoutes(context, () => {
    loads += 1
    return 'send'
  })
  await signedInAs(context, 'parent')
  await page.goto('/about-us')
  await mark(page)
  await goToAccountInfo(page)
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isSamePage(page)).toBe(true)
  expect(loads).toBeGreaterThan(0)
})

test.describe('without the routes of the areas', () => {
  test.use({ expectedComplaint: /ERR_FAILED/ })

  test('the server opens the page', async ({ page, context }) => {
    let isLost = true
    await onAreaRoutes(context, () => (isLost ? 'lose' : 'send'))
    await signedInAs(context, 'parent')
    await page.goto('/about-us')
    await mark(page)
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isLost = false
    })
    await goToAccountInfo(page)
    expect(await isSamePage(page)).toBe(false)
  })
})

import { expect, test } from './fixtures.ts'

test.use({ expectedComplaint: /Failed to (load resource|fetch dynamically)|MIME type|Error/ })

test('a part that is gone reloads the page once, and the page then works', async ({ page }) => {
  let isGone = true
  let loads = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads++
  })
  await page.goto('/')
  // A new version was put up: the parts an old page asks for are no longer there.
  await page.route(/\/assets\/.*login-popup.*\.js/, (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  const reloaded = page.waitForEvent('load')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await reloaded
  isGone = false
  expect(loads).toBe(2)
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible()
})

test('a part that stays away does not reload for ever', async ({ page }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads++
  })
  await page.route(/\/assets\/.*login-popup.*\.js/, (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await reloaded
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Provide feedback' })).toBeVisible()
  expect(loads).toBe(2)
})

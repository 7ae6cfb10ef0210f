import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectToFit, onPhonesToo, test } from './fixtures.ts'
import { signUpByApi } from './people.ts'
import { searchPopup } from './search-popup.ts'

const filters = (page: Page) => page.getByRole('group', { name: 'Filters' })
const chip = (page: Page, name: string) => filters(page).getByRole('button', { name, exact: true })
const option = (page: Page, name: RegExp) => page.getByRole('menuitemcheckbox', { name })
const found = (page: Page) => page.getByRole('list', { name: 'Athletes found' }).getByRole('listitem')

const choose = async (page: Page, filter: string, ...names: RegExp[]) => {
  await chip(page, filter).click()
  for (const name of names) await option(page, name).click()
  await page.keyboard.press('Escape')
}

test('filters alone find athletes, and stay chosen', async ({ page }) => {
  await page.goto('/search-results')
  await choose(page, 'State', /^Oregon/)
  await expect(chip(page, 'State: Oregon')).toBeVisible()
  await expect(found(page).first()).toContainText('Oregon')
  await expect(found(page).filter({ hasNotText: 'Oregon' })).toHaveCount(0)
  await expect(page).toHaveURL(/\/search-results\?.*state=OR/)
  await page.reload()
  await expect(chip(page, 'State: Oregon')).toBeVisible()
  await expect(found(page).first()).toContainText('Oregon')
  await chip(page, 'Clear all').click()
  await expect(found(page)).toHaveCount(0)
  await expect(page.locator('#content')).toContainText('Type at least 2 letters')
})

test('a sport replaces the previous one and clears its positions; other filters combine', async ({
  page,
}) => {
  await page.goto('/search-results')
  await choose(page, 'Sport', /^Basketball/)
  await expect(chip(page, 'Sport: Basketball')).toBeVisible()
  await choose(page, 'Position', /^Point guard/, /^Shooting guard/)
  await expect(chip(page, 'Position 2 chosen')).toBeVisible()
  await choose(page, 'Sport: Basketball', /^Soccer/)
  await expect(chip(page, 'Sport: Soccer')).toBeVisible()
  await expect(chip(page, 'Position')).toBeVisible()
  await chip(page, 'Position').click()
  await expect(page.getByRole('menu').getByRole('group', { name: 'Soccer' })).toBeVisible()
  await expect(page.getByRole('menu').getByRole('group', { name: 'Basketball' })).toHaveCount(0)
})

test('filters chosen in the popup also apply on the results page', async ({ page }) => {
  const search = searchPopup(page)
  await page.goto('/')
  await search.open()
  await search.popup.getByRole('button', { name: 'Class' }).click()
  await option(page, /^2027/).click()
  await page.keyboard.press('Escape')
  await expect(search.rows).toHaveCount(5)
  await search.showAll.click()
  await expect(page).toHaveURL('/search-results')
  await expect(chip(page, 'Class: 2027')).toBeVisible()
})

test('they follow a signed-in person to another browser', async ({ page, browser, baseURL }) => {
  const { token } = await signUpByApi(page.request)
  await page.goto('/search-results')
  await choose(page, 'State', /^Texas/)
  await expect(chip(page, 'State: Texas')).toBeVisible()
  const elsewhere = await browser.newContext()
  await elsewhere.addCookies([
    { name: 'main-auth-token', value: token, url: String(baseURL), httpOnly: true, sameSite: 'Lax' },
  ])
  const other = await elsewhere.newPage()
  await other.goto(`${baseURL}/search-results`)
  await expect(chip(other, 'State: Texas')).toBeVisible()
  await elsewhere.close()
})

test('on a phone they are a sheet with a count', onPhonesToo, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/search-results?q=smith')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: /^2027/ }).click()
  await expect(sheet.getByRole('button', { name: /^2027/ })).toHaveAttribute('aria-pressed', 'true')
  const done = sheet.getByRole('button', { name: /^Show [\d,+]+ athletes?$/ })
  await expect(done).toBeVisible()
  // Scrolls it fully into view: the sheet's edge leaves too little to press.
  await page.setViewportSize({ width: 390, height: 3000 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await done.click()
  await expect(page.getByRole('button', { name: 'Filters 1 chosen' })).toBeFocused()
  await expect(found(page).filter({ hasNotText: '2027' })).toHaveCount(0)
  await expectToFit(page)
})

test.describe('when the server fails', () => {
  test.use({ expectedComplaint: /^Failed to load resource/ })

  test('a filter that could not be saved is not applied, and the page says so', async ({ page }) => {
    const body = { message: 'We’ll be right back.', code: 'unavailable', request_id: 'x' }
    await page.route('**/api/set-filters', (route) => route.fulfill({ status: 503, json: body }))
    await page.goto('/search-results?q=smith')
    const before = await found(page).allTextContents()
    await chip(page, 'State').click()
    await option(page, /^Oregon/).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alert')).toContainText('We’ll be right back.')
    await expect(chip(page, 'State')).toBeVisible()
    expect(await found(page).allTextContents()).toEqual(before)
  })
})

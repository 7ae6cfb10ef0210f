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

test('filters are chosen in the popup and on the results page, and stay chosen', async ({ page }) => {
  const search = searchPopup(page)
  await page.goto('/about-us')

  await test.step('filters chosen in the popup also apply on the results page', async () => {
    await search.open()
    await search.popup.getByRole('button', { name: 'Class' }).click()
    await option(page, /^2027/).click()
    await page.keyboard.press('Escape')
    await expect(search.rows).toHaveCount(5)
    await search.showAll.click()
    // The page adds stored filters to its address, so it can be shared.
    await expect(page).toHaveURL('/search-results?class=2027')
    await expect(chip(page, 'Class: 2027')).toBeVisible()
  })

  await test.step('filters alone find athletes, and stay chosen', async () => {
    await choose(page, 'State', /^Oregon/)
    await expect(chip(page, 'State: Oregon')).toBeVisible()
    await expect(found(page).first()).toContainText('Oregon')
    await expect(found(page).filter({ hasNotText: 'Oregon' })).toHaveCount(0)
    await expect(page).toHaveURL(/\/search-results\?.*state=OR/)
    await page.reload()
    await expect(chip(page, 'State: Oregon')).toBeVisible()
    await expect(found(page).first()).toContainText('Oregon')
  })

  await test.step('a sport replaces the previous one and clears its positions', async () => {
    await choose(page, 'Sport', /^Basketball/)
    await expect(chip(page, 'Sport: Basketball')).toBeVisible()
    await choose(page, 'Position', /^Point guard/, /^Shooting guard/)
    await expect(chip(page, 'Position 2 chosen')).toBeVisible()
    await choose(page, 'Sport: Basketball', /^Soccer/)
    await expect(chip(page, 'Sport: Soccer')).toBeVisible()
    await expect(chip(page, 'Position')).toBeVisible()
  })

  await test.step('Clear all clears them', async () => {
    await chip(page, 'Clear all').click()
    await expect(found(page)).toHaveCount(0)
    await expect(page.locator('#content')).toContainText('Type at least 2 letters')
  })
})

test('they follow a signed-in person to another browser', async ({ page, request, baseURL }) => {
  const { token } = await signUpByApi(page.request)
  await page.goto('/search-results')
  await choose(page, 'State', /^Texas/)
  await expect(chip(page, 'State: Texas')).toBeVisible()
  // Another browser has the session and nothing else.
  const headers = { cookie: `main-auth-token=${token}` }
  const source = await (await request.get(`${baseURL}/search-results`, { headers })).text()
  expect(source.replaceAll(/<!--.*?-->|<[^>]*>/g, '')).toContain('State: Texas')
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

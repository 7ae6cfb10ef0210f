import { expect, onPhonesToo, test } from './fixtures.ts'
import { signUpByApi } from './people.ts'
import { searchPopup } from './search-popup.ts'

const name = 'Amara Whitlock'

test('a visitor’s browser remembers the athletes they opened', onPhonesToo, async ({ page }) => {
  const search = searchPopup(page)
  await page.goto('/')
  await search.open()
  await search.field.fill(name)
  await search.rows.first().getByRole('link').click()
  await expect(page).toHaveURL('/amara-whitlock')
  await page.goto('/')
  await search.open()
  await expect(search.recent).toContainText(name)
  await search.popup.getByRole('button', { name: 'Clear recent' }).click()
  await expect(search.recent).toBeHidden()
  await page.reload()
  await search.open()
  await expect(search.popup).toContainText('Type at least 2 letters')
  await expect(search.recent).toBeHidden()
})

test('invalid values in a visitor’s storage break nothing', async ({ page }) => {
  const search = searchPopup(page)
  for (const text of ['{', 'null', '[1,{"slug":"//evil.example"}]', '{"length":3}']) {
    await page.goto('/')
    await page.evaluate((value) => localStorage.setItem('athlete_history', value), text)
    await page.reload()
    await search.open()
    await expect(search.popup).toContainText('Type at least 2 letters')
  }
})

test('the server remembers it for a signed-in person, in every browser', async ({
  page,
  browser,
  baseURL,
}) => {
  const { token } = await signUpByApi(page.request)
  const search = searchPopup(page)
  await page.goto(`/search-results?q=${encodeURIComponent(name)}`)
  const kept = page.waitForResponse('**/api/add-athlete-history/*')
  await page.getByRole('link', { name }).first().click()
  await expect(page).toHaveURL('/amara-whitlock')
  expect((await kept).status()).toBe(200)
  expect(await page.evaluate(() => localStorage.getItem('athlete_history'))).toBeNull()
  const elsewhere = await browser.newContext()
  await elsewhere.addCookies([
    { name: 'main-auth-token', value: token, url: String(baseURL), httpOnly: true, sameSite: 'Lax' },
  ])
  const other = searchPopup(await elsewhere.newPage())
  await other.popup.page().goto(`${baseURL}/`)
  await other.open()
  await expect(other.recent).toContainText(name)
  await elsewhere.close()
  await search.open()
  await expect(search.recent).toContainText(name)
})

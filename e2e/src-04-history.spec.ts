import { expect, test } from './fixtures.ts'
import { signUpByApi } from './people.ts'
import { searchPopup } from './search-popup.ts'

const name = 'Amara Whitlock'

test('a visitor’s browser remembers the athletes they opened', async ({ page }) => {
  const search = searchPopup(page)
  await page.goto('/about-us')
  await test.step('invalid values in a visitor’s storage break nothing', async () => {
    await page.evaluate(() => localStorage.setItem('athlete_history', '[1,{"slug":"//evil.example"}'))
    await page.reload()
    await search.open()
    await expect(search.popup).toContainText('Type at least 2 letters')
    await expect(search.recent).toBeHidden()
  })
  await search.field.fill(name)
  await search.rows.first().getByRole('link').click()
  await expect(page).toHaveURL('/amara-whitlock')
  await page.goto('/about-us')
  await search.open()
  await expect(search.recent).toContainText(name)
  await search.popup.getByRole('button', { name: 'Clear recent' }).click()
  await expect(search.recent).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('athlete_history') ?? '[]')).toBe('[]')
})

test('the server remembers it for a signed-in person, in every browser', async ({ page, request }) => {
  const { token } = await signUpByApi(page.request)
  const search = searchPopup(page)
  await page.goto(`/search-results?q=${encodeURIComponent(name)}`)
  const kept = page.waitForResponse('**/api/add-athlete-history/*')
  await page.getByRole('link', { name }).first().click()
  await expect(page).toHaveURL('/amara-whitlock')
  expect((await kept).status()).toBe(200)
  expect(await page.evaluate(() => localStorage.getItem('athlete_history'))).toBeNull()
  const headers = { authorization: `Bearer ${token}` }
  const { data } = await (await request.get('/api/athlete-history', { headers })).json()
  expect(data).toMatchObject([{ full_name: name }])
  // The address changes before the page does, and the popup closes when the page changes.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Amara\s*Whitlock/)
  await search.open()
  await expect(search.recent).toContainText(name)
})

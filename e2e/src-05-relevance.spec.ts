import { expect, test } from './fixtures.ts'
import { signUpByApi } from './people.ts'
import { searchPopup } from './search-popup.ts'

test('she is found however you type her name', async ({ page }) => {
  const search = searchPopup(page)
  await page.goto('/')
  await search.open()
  for (const typed of ['amara whitlok', 'Whitlock Amara', 'ámara whitlöck', 'AMARA  WHIT']) {
    await search.field.fill('nobody at all')
    await expect(search.rows, typed).toHaveCount(0)
    await search.field.fill(typed)
    await expect(search.rows.first(), typed).toContainText('Amara Whitlock')
  }
})

test("a hidden athlete disappears from strangers' search immediately", async ({ page, browser, baseURL }) => {
  const { first_name, last_name } = await signUpByApi(page.request)
  const { data } = await (await page.request.get('/api/user')).json()
  const stranger = await browser.newContext()
  const visitor = await stranger.newPage()
  const seen = visitor.getByRole('link', { name: `${first_name} ${last_name}` })
  const look = () => visitor.goto(`${baseURL}/search-results?q=${last_name}`)
  await look()
  await expect(seen).toBeVisible()
  await page.goto(`/${data.athlete_slug}?mode=edit`)
  await page.getByRole('button', { name: 'Hide this page' }).click()
  await expect(page.getByRole('button', { name: 'Show this page' })).toBeVisible()
  await look()
  await expect(visitor.getByRole('heading', { name: 'Search athletes' })).toBeVisible()
  await expect(seen).toHaveCount(0)
  await stranger.close()
})

import { expect, fromHere, test } from './fixtures.ts'
import { signUpByApi } from './people.ts'

test.use({ expectedComplaint: /^Failed to load resource.*403|The athlete is not available for viewing/ })

test('hiding and showing a page takes effect for everyone immediately', async ({ page, browser }) => {
  await signUpByApi(page.request)
  const { data } = await (await page.request.get('/api/user')).json()
  const address = `/${data.athlete_slug}`
  const stranger = await (await browser.newContext(fromHere())).newPage()
  const statusFor = async () => (await stranger.request.get(new URL(address, page.url()).href)).status()
  await page.goto(`${address}?mode=edit`)
  expect(await statusFor()).toBe(200)
  await page.getByRole('button', { name: 'Hide this page' }).click()
  await expect(page.getByRole('button', { name: 'Show this page' })).toBeVisible()
  expect(await statusFor()).toBe(403)
  await page.getByRole('button', { name: 'Show this page' }).click()
  await expect(page.getByRole('button', { name: 'Hide this page' })).toBeVisible()
  expect(await statusFor()).toBe(200)
  await stranger.context().close()
})

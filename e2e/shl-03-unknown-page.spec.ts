import { expect, test } from './fixtures.ts'
import { signedInAs } from './people.ts'

const unknown = ['/no-such/page', '/contact-us/extra', '/coach/none', '/assets/none.js']

test.use({ expectedComplaint: new RegExp(`status of 404 .*(${unknown.join('|')})$`) })

for (const path of unknown)
  test(`${path} is a 404 that says so and links home`, async ({ page, context }) => {
    await signedInAs(context, 'coach')
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
    await expect(page).toHaveTitle('Page not found | Fieldhouse')
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('banner')).toHaveCount(1)
    await page.getByRole('link', { name: 'Go to Homepage' }).click()
    await expect(page).toHaveURL('/')
  })

test('an unknown API call is refused in JSON, not with a page', async ({ request }) => {
  const response = await request.get('/api/no-such-call')
  expect(response.status()).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'not_found', message: 'This page could not be found' })
})

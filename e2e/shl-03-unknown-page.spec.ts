import { expect, test } from './fixtures.ts'
import { sharedTokens, signedInAs } from './people.ts'

test.use({ expectedComplaint: /status of 404 .*\/no-such\/page$/ })

test('an unknown page is a 404 that says so and links home', async ({ page, context }) => {
  await signedInAs(context, 'coach')
  const response = await page.goto('/no-such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
  await expect(page).toHaveTitle('Page not found | Fieldhouse')
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('banner')).toHaveCount(1)
  // Light and dark can't be switched here (SHL-07).
  await expect(page.getByRole('button', { name: /^Switch to/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to Homepage' }).click()
  await expect(page).toHaveURL('/')
})

test('unknown addresses inside known areas, and /404 itself, have the status 404', async ({ baseURL }) => {
  const headers = { cookie: `main-auth-token=${sharedTokens().coach}` }
  for (const path of ['/contact-us/extra', '/coach/none', '/assets/none.js', '/404']) {
    const answer = await fetch(`${baseURL}${path}`, { headers })
    expect(answer.status, path).toBe(404)
    expect(await answer.text(), path).toMatch(/<h1[^>]*>This page could not be found<\/h1>/)
  }
})

test('an unknown API call is refused in JSON, not with a page', async ({ request }) => {
  const response = await request.get('/api/no-such-call')
  expect(response.status()).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'not_found', message: 'This page could not be found' })
})

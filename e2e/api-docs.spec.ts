import * as accounts from '@fieldhouse/contract/accounts'
import { isEndpoint } from '@fieldhouse/contract/endpoint'
import * as realtime from '@fieldhouse/contract/realtime'
import * as search from '@fieldhouse/contract/search'
import * as site from '@fieldhouse/contract/site'
import { expect, overflowOf, test } from './fixtures.ts'

const endpoints = [accounts, realtime, search, site].flatMap((module) =>
  Object.values<unknown>(module).filter(isEndpoint),
)

test('the OpenAPI document names every endpoint of the contract', async ({ request }) => {
  const response = await request.get('/api/openapi.json')
  expect(response.headers()['content-type']).toContain('application/json')
  const { openapi, paths } = await response.json()
  expect(openapi).toMatch(/^3\./)
  for (const { method, path } of endpoints) expect(paths[`/api${path}`]).toHaveProperty(method.toLowerCase())
})

test('the API page is readable at any width and shows every endpoint', async ({ page }) => {
  await page.goto('/api/docs')
  for (const { method, path, summary } of endpoints) {
    const heading = page.getByRole('heading', { name: `${method} /api${path}`, exact: true })
    await expect(heading).toBeVisible()
    await expect(page.getByRole('article').filter({ has: heading })).toContainText(summary)
  }
  expect(await overflowOf(page)).toBe(0)
  await expect(page.getByRole('link', { name: 'openapi.json' })).toHaveAttribute('href', '/api/openapi.json')
})

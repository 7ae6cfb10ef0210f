import { gzipSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { type DemoRole, signedInAs } from './people.ts'

const htmlOf = async (context: BrowserContext, path: string, headers = {}): Promise<string> => {
  const response = await context.request.get(path, { headers: { accept: 'text/html', ...headers } })
  expect(response.status()).toBe(200)
  return response.text()
}

/** Bytes of the HTML, plain and gzipped. The limits are 5 to 20% above today's sizes. */
const limits: readonly [DemoRole, string, { bytes: number; gzipped: number }][] = [
  ['admin', '/admin/users', { bytes: 55_000, gzipped: 13_000 }],
  ['admin', '/admin/packages', { bytes: 85_000, gzipped: 14_000 }],
  ['admin', '/admin/program', { bytes: 55_000, gzipped: 11_000 }],
  ['athlete', '/recruiting-center/results', { bytes: 60_500, gzipped: 16_500 }],
  ['athlete', '/bcm/matches', { bytes: 105_000, gzipped: 23_000 }],
  ['athlete', '/bcm/favorites', { bytes: 63_000, gzipped: 14_500 }],
  ['athlete', '/search-results?q=jo', { bytes: 47_000, gzipped: 13_500 }],
  ['coach', '/roster', { bytes: 52_000, gzipped: 15_300 }],
  ['rsc', '/coach/roster', { bytes: 62_000, gzipped: 15_000 }],
  ['athlete', '/amara-whitlock?mode=edit', { bytes: 110_000, gzipped: 23_500 }],
]

for (const [role, path, { bytes, gzipped }] of limits)
  test(`the HTML of ${path} stays small`, async ({ context }) => {
    await signedInAs(context, role)
    const html = await htmlOf(context, path)
    expect(Buffer.byteLength(html)).toBeLessThan(bytes)
    expect(gzipSync(html).length).toBeLessThan(gzipped)
  })

test('a list is sent as cards to a phone, and as a table to everyone else', async ({ context }) => {
  await signedInAs(context, 'admin')
  const table = await htmlOf(context, '/admin/users', { 'user-agent': 'Mozilla/5.0 (X11; Linux x64)' })
  expect(table).toContain('<table')
  expect(table).not.toContain('data-cards')
  const cards = await htmlOf(context, '/admin/users', { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148' })
  expect(cards).toContain('data-cards')
  expect(cards).not.toContain('<table')
})

test('a list that was sent for another width fits the window once it is hydrated', async ({
  page,
  context,
}) => {
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await signedInAs(context, 'admin')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/users')
  await expect(page.getByRole('list', { name: 'Users' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Users' })).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible()
  expect(faults).toEqual([])
})

import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { FieldhouseService } from '../../tools/services/fieldhouse.ts'
import { type PostgresService, startPostgres } from '../../tools/services/postgres.ts'
import { type SmtpService, startSmtp } from '../../tools/services/smtp.ts'
import { nextMessage, postMessage } from './contact-messages.factory.ts'
import { startProduction } from './production.factory.ts'

let postgres: PostgresService
let smtp: SmtpService
let product: FieldhouseService
beforeAll(async () => {
  postgres = await startPostgres()
  smtp = await startSmtp()
  product = await startProduction({ databaseUrl: postgres.url, smtpUrl: smtp.url })
}, 120_000)
afterAll(async () => {
  await product.stop()
  await postgres.stop()
  await smtp.stop()
})

const statusOf = async (path: string) => (await fetch(product.url + path)).status

const expectUnavailable = async (answer: Response) => {
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await answer.json()).toMatchObject({ code: 'unavailable', request_id: expect.any(String) })
}

/** A standalone page in plain words. */
const expectUnavailablePage = async (path: string, headers: Record<string, string> = {}) => {
  const page = await fetch(product.url + path, { headers: { accept: 'text/html', ...headers } })
  expect([path, page.status, page.headers.get('content-type')]).toEqual([
    path,
    503,
    'text/html; charset=utf-8',
  ])
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  const text = await page.text()
  expect(text).toContain('We’ll be right back. Please try again in a moment.')
  expect(text).not.toMatch(/<script|<link/)
}

test('while the database is away it says so, and it recovers by itself with all its emails', async () => {
  const waiting = nextMessage()
  smtp.refuse(1)
  expect((await postMessage(product.url, waiting)).status).toBe(200)

  postgres.kill()
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(503), { timeout: 20_000 })
  expect(await statusOf('/healthz')).toBe(200)
  for (const path of ['/sitemap.xml', '/sitemap-part.xml'])
    expect([path, await statusOf(path)]).toEqual([path, 503])
  expect(await statusOf('/contact-us')).toBe(200)
  await expectUnavailable(await postMessage(product.url))
  await expectUnavailable(
    await fetch(`${product.url}/api/user`, { headers: { authorization: 'Bearer some-token' } }),
  )
  const cookie = 'main-auth-token=some-token'
  await expectUnavailablePage('/contact-us', { cookie })
  for (const path of ['/top-100', '/roster', '/search-results?q=amara', '/somebody', '/somebody?mode=edit'])
    await expectUnavailablePage(path)
  await expectUnavailablePage('/somebody', { authorization: 'Bearer some-token' })

  await postgres.restart()
  await vi.waitFor(async () => expect(await statusOf('/readyz')).toBe(200), { timeout: 20_000 })
  const after = nextMessage()
  expect((await postMessage(product.url, after)).status).toBe(200)
  await vi.waitFor(
    () =>
      expect(smtp.received.map(({ subject }) => subject).sort()).toEqual(
        [waiting, after].map(({ contact_name }) => `Contact form: ${contact_name}`).sort(),
      ),
    { timeout: 45_000, interval: 100 },
  )
})

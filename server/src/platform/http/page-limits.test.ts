import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { pageVisit } from '../../modules/profiles/profiles.visit.factory.ts'
import { callerOf, standardLimits } from './rate-limit.ts'

/** Pages use the same limits as the API. A caller who is blocked in one is blocked in the other. */
let tested: TestApp
beforeAll(async () => {
  tested = await testApp({
    web: {
      isDevelopment: false,
      render: async (request, { call }) => {
        const { pathname } = new URL(request.url)
        const calls: Record<string, { method: string; path: string; query?: object; body?: object }> = {
          '/reads': { method: 'GET', path: '/site-content' },
          '/probes': { method: 'GET', path: '/promo-code/verify', query: { code: 'NONE' } },
          '/mails': { method: 'POST', path: '/password/email', body: { email: 'dana@example.com' } },
        }
        const asked = calls[pathname]
        const answers = []
        for (let time = 1; asked && time <= 3; time++) answers.push(await call(asked, asked))
        return Response.json(answers, { headers: { 'content-type': 'text/html; charset=utf-8' } })
      },
    },
  })
  await (await pageVisit(tested, { slug: 'amara-whitlock' })).read()
})
afterAll(() => tested.close())

let addresses = 0
const newAddress = () => `198.51.100.${++addresses}`

const open = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  tested.app.inject({ url, remoteAddress, headers: { accept: 'text/html', ...headers } })

/** Leaves this caller only this many requests of a class. */
const leave = async (left: number, rate: keyof typeof standardLimits, caller: string) => {
  for (let count = standardLimits[rate].requests; count > left; count--)
    await tested.ports.limiter.take(rate, caller)
}

const expectTooMany = (answer: Awaited<ReturnType<typeof open>>) => {
  const wait = Number(answer.headers['retry-after'])
  expect(answer.statusCode).toBe(429)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(answer.headers).not.toHaveProperty('etag')
  expect(wait).toBeGreaterThan(0)
  expect(answer.body).toContain('<h1>Too many requests</h1>')
  expect(answer.body).toMatch(/Please try again in \d+ (seconds?|minutes)\./)
  expect(answer.body).not.toMatch(/src=|<link|<script/)
}

describe('a visitor', () => {
  test('who reads too much through the API sees no page either, and learns when to come back', async () => {
    const address = newAddress()
    await leave(0, 'read', address)
    expectTooMany(await open('/contact-us', address))
    expect((await open('/contact-us', newAddress())).statusCode).toBe(200)
  })

  test('who opens too many pages is refused by the API', async () => {
    const address = newAddress()
    await leave(2, 'read', address)
    expect((await open('/contact-us', address)).statusCode).toBe(200)
    expect((await open('/nowhere-at-all', address)).statusCode).toBe(200)
    expect((await open('/api/site-content', address)).statusCode).toBe(429)
    expectTooMany(await open('/contact-us', address))
  })

  test('is counted for cached pages, unchanged pages, and HEAD requests', async () => {
    const address = newAddress()
    const { headers } = await open('/amara-whitlock', newAddress())
    await leave(3, 'read', address)
    expect((await open('/amara-whitlock', address)).statusCode).toBe(200)
    const tag = { 'if-none-match': String(headers.etag) }
    expect((await open('/amara-whitlock', address, tag)).statusCode).toBe(304)
    const head = await tested.app.inject({ method: 'HEAD', url: '/contact-us', remoteAddress: address })
    expect(head.statusCode).toBe(200)
    expectTooMany(await open('/amara-whitlock', address))
    expectTooMany(await open('/amara-whitlock', address, tag))
  })

  test('pays one read per page, however much that page reads', async () => {
    const address = newAddress()
    await leave(2, 'read', address)
    expect((await open('/reads', address)).json()).toHaveLength(3)
    expect((await open('/reads', address)).statusCode).toBe(200)
    expectTooMany(await open('/reads', address))
  })

  test('meets the limits of other classes in pages too, and uses them up there', async () => {
    const address = newAddress()
    const verify = () => open('/api/promo-code/verify?code=NONE', address)
    await leave(4, 'probe', address)
    expect((await open('/probes', address)).statusCode).toBe(200)
    expect((await verify()).statusCode).not.toBe(429)
    expect((await verify()).statusCode).toBe(429)
    expectTooMany(await open('/probes', address))
    expect((await open('/reads', address)).statusCode).toBe(200)
  })

  test('is blocked by the limits of an account too', async () => {
    expectTooMany(await open('/mails', newAddress()))
  })

  test('with half of an IPv6 network is one household', async () => {
    await leave(0, 'read', callerOf('2001:db8:1:2::1'))
    expectTooMany(await open('/contact-us', '2001:db8:1:2:ffff::9'))
  })

  test('gets the refusal as data if no page is wanted', async () => {
    const answer = await open('/contact-us', newAddress(), { accept: 'application/json' })
    expect(answer.statusCode).toBe(404)
  })
})

describe('a signed-in person', () => {
  test('is counted by account, from every address', async () => {
    const address = newAddress()
    const { userId, headers } = await tested.signedIn('coach')
    await leave(0, 'read', address)
    expect((await open('/contact-us', address, headers)).statusCode).toBe(200)
    await leave(0, 'read', userId)
    expectTooMany(await open('/contact-us', newAddress(), headers))
    expectTooMany(await open('/amara-whitlock', newAddress(), headers))
  })
})

describe('files next to the pages', () => {
  test.each(['/api/openapi.json', '/api/docs'])('%s is made once: the same bytes with a tag', async (url) => {
    const one = await open(url, newAddress(), { 'accept-encoding': 'br' })
    expect(one.headers).toMatchObject({ 'content-encoding': 'br', etag: expect.any(String) })
    const again = await open(url, newAddress(), { 'if-none-match': String(one.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each(['/sitemap.xml', '/sitemap-part.xml'])('%s has a limit', async (url) => {
    const address = newAddress()
    await leave(1, 'probe', address)
    expect((await open(url, address)).statusCode).toBe(200)
    expect((await open(url, address)).statusCode).toBe(429)
  })
})

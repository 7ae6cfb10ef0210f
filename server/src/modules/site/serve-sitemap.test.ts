import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { createHttpServer } from '../../platform/http/http-server.ts'
import { createMemoryLimiter } from '../../platform/http/rate-limit.ts'
import { createLog } from '../../platform/log.ts'
import { users } from '../accounts/accounts.tables.ts'
import { buildAthlete } from '../profiles/profiles.factory.ts'
import { pageVisit } from '../profiles/profiles.visit.factory.ts'
import { serveSitemap } from './serve-sitemap.ts'

const log = createLog('silent')
const origin = 'https://fieldhouse.example'

let tested: TestApp
const opened: FastifyInstance[] = []
beforeAll(async () => {
  tested = await testApp()
  for (const slug of ['ada-moss', 'ben-oyelaran', 'cleo-ruiz', 'dov-hart', 'eli-nakamura'])
    await buildAthlete(db(), { slug, created_at: new Date('2026-03-04T05:06:07Z') })
  await buildAthlete(db(), { slug: 'hidden-hana', is_visible: false })
  await buildAthlete(db(), { slug: 'gone-gil', user: { email: 'gil@mail.example' } })
  await db().update(users).set({ deleted_at: new Date() }).where(eq(users.email, 'gil@mail.example'))
})
afterAll(async () => {
  for (const app of opened) await app.close()
  await tested.close()
})

const db = () => tested.ports.database.db

const served = (options: { partSize?: number; publicOrigin?: string | null } = {}) => {
  const app = createHttpServer({ log, trustProxy: false })
  serveSitemap(app, { db: db(), limiter: createMemoryLimiter(), publicOrigin: origin, ...options })
  opened.push(app)
  return async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, headers })
}

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
const athletes = (xml: string) =>
  addresses(xml).filter((address) => /\/(ada|ben|cleo|dov|eli)-[a-z]+$/.test(address ?? ''))

describe('PUB-07 sitemap.xml', () => {
  test('lists the public pages and every visible athlete, with the time of the last change', async () => {
    const answer = await served()('/sitemap.xml')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8')
    expect(addresses(answer.body)).toEqual(
      expect.arrayContaining([
        `${origin}/`,
        `${origin}/packages/college-concierge`,
        `${origin}/services/for-parents`,
        `${origin}/ada-moss`,
      ]),
    )
    expect(answer.body).toContain(`<loc>${origin}/ada-moss</loc><lastmod>2026-03-04T05:06:07.000Z</lastmod>`)
    expect(answer.body.trimEnd()).toMatch(/^<\?xml[\s\S]*<\/urlset>$/)
  })

  test('never names a hidden page or one of a deleted account', async () => {
    const { body } = await served()('/sitemap.xml')
    expect(body).not.toMatch(/hidden-hana|gone-gil/)
    const part = await served()('/sitemap-part.xml?after=a')
    expect(part.body).not.toMatch(/hidden-hana|gone-gil/)
  })

  test('drops a hidden page immediately', async () => {
    const visit = await pageVisit(tested, { slug: 'now-nora' })
    const get = served()
    expect((await get('/sitemap.xml')).body).toContain('/now-nora<')
    await visit.save('settings', { color_theme: 'black', theme_mode: '', is_visible: false })
    expect((await get('/sitemap.xml')).body).not.toContain('now-nora')
  })

  test('is an index of parts if there are more than fit, and each athlete is in one of them', async () => {
    const get = served({ partSize: 2 })
    const index = (await get('/sitemap.xml')).body
    expect(index).toContain('<sitemapindex')
    const parts = addresses(index).map((address) => address?.replace(origin, '') ?? '')
    expect(parts).toEqual([
      '/sitemap-part.xml',
      '/sitemap-part.xml?after=ben-oyelaran',
      '/sitemap-part.xml?after=dov-hart',
    ])
    const named = []
    for (const part of parts) named.push(athletes((await get(part)).body))
    expect(named).toEqual([
      [`${origin}/ada-moss`, `${origin}/ben-oyelaran`],
      [`${origin}/cleo-ruiz`, `${origin}/dov-hart`],
      [`${origin}/eli-nakamura`],
    ])
    expect((await get(parts[0] ?? '')).body).toContain(`${origin}/about-us`)
    expect((await get(parts[1] ?? '')).body).not.toContain(`${origin}/about-us`)
  })

  test('is complete if exactly as many as fit exist', async () => {
    expect((await served({ partSize: 5 })('/sitemap.xml')).body).toContain('<urlset')
  })

  test('is sent compressed, and without a body for HEAD', async () => {
    const get = served()
    expect((await get('/sitemap.xml', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe(
      'gzip',
    )
    const head = await get('/sitemap.xml', {}, 'HEAD')
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  test.each(["'; drop table users; --", '<script>', '%E2%80%AE', '&after=x'])(
    'treats %j as a place in the alphabet',
    async (after) => {
      const answer = await served()(`/sitemap-part.xml?after=${encodeURIComponent(after)}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.body).not.toContain('<script>')
    },
  )

  test('a nonsense host stays text', async () => {
    const { body } = await served({ publicOrigin: null })('/sitemap.xml', { host: 'a"<b>&' })
    expect(body).not.toMatch(/<b>/)
  })

  test('has a rate limit per caller', async () => {
    const get = served()
    for (let count = 0; count < 40; count++)
      expect((await get('/sitemap-part.xml?after=zz')).statusCode).toBe(200)
    expect((await get('/sitemap-part.xml?after=zz')).statusCode).toBe(429)
  })
})

describe('PUB-07 robots.txt', () => {
  test('closes private areas, and names the sitemap under our own address', async () => {
    const answer = await served()('/robots.txt', { host: 'evil.example' })
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    const lines = answer.body.split('\n')
    for (const area of ['admin', 'api', 'coach', 'my-account'])
      expect(lines).toEqual(expect.arrayContaining([`Disallow: /${area}$`, `Disallow: /${area}/`]))
    expect(lines).toContain('Allow: /api/athlete/*/card.png')
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })

  test('on an athlete’s own address points to the main site', async () => {
    const get = served()
    const host = { host: 'ada-moss.fieldhouse.example' }
    expect((await get('/robots.txt', host)).body).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect((await get('/sitemap.xml', host)).body).toContain(`<loc>${origin}/ada-moss</loc>`)
  })

  test('without a configured address uses the requested one', async () => {
    const { body } = await served({ publicOrigin: null })('/robots.txt', { host: 'fieldhouse.lan:3000' })
    expect(body).toContain('Sitemap: http://fieldhouse.lan:3000/sitemap.xml')
  })

  test('repeats no invalid address', async () => {
    const get = served({ publicOrigin: null })
    for (const url of ['/robots.txt', '/sitemap.xml'])
      expect((await get(url, { host: '<script>alert(1)</script>' })).statusCode).toBe(400)
  })
})

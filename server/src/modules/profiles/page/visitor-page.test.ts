import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import type { RenderPage } from '../../../platform/http/pages.ts'
import { buildAthlete } from '../profiles.factory.ts'
import { type PageVisit, pageVisit } from '../profiles.visit.factory.ts'

/** Replaces the web: a page that shows how often it was rendered. */
const render = vi.fn(
  async (_request: Request, { nonce }: Parameters<RenderPage>[1]) =>
    new Response(
      `<html><meta nonce="${nonce}"><style nonce="${nonce}">main{color:#111}</style><script nonce="${nonce}">run(${render.mock.calls.length})</script>${'-'.repeat(2000)}</html>`,
      { headers: { 'content-type': 'text/html; charset=utf-8' } },
    ),
)

let tested: TestApp
let visit: PageVisit
beforeAll(async () => {
  tested = await testApp({ web: { render, isDevelopment: false } })
  visit = await pageVisit(tested, { slug: 'amara-whitlock' })
  // Built on first read.
  await visit.read()
})
afterAll(() => tested.close())

const open = (url = '/amara-whitlock', headers: Record<string, string> = {}) =>
  tested.app.inject({ url, headers: { accept: 'text/html', ...headers } })

const realNow = performance.now.bind(performance)
const passMinutes = async (minutes: number) => {
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + minutes * 60_000)
  // The cache reads the clock once per millisecond, and a timer of that length makes it read again.
  await setTimeout(5)
}
afterEach(() => vi.restoreAllMocks())

const timesRendered = async (work: () => Promise<unknown>) => {
  const before = render.mock.calls.length
  await work()
  return render.mock.calls.length - before
}

describe('an athlete’s page for visitors', () => {
  test('is rendered once, and the same for all', async () => {
    const first = await open()
    expect(await timesRendered(async () => expect((await open()).body).toBe(first.body))).toBe(0)
    expect(first.statusCode).toBe(200)
  })

  test('runs only its own scripts: by hash, without a reused nonce', async () => {
    const { body, headers } = await open()
    const script = /<script>([^<]*)<\/script>/.exec(body)?.[1] ?? ''
    expect(script).toMatch(/^run\(\d+\)$/)
    const hash = createHash('sha256').update(script).digest('base64')
    expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
    const painted = createHash('sha256').update('main{color:#111}').digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${painted}';`)
    expect(headers['content-security-policy']).not.toContain('nonce')
    expect(body).not.toContain('nonce')
  })

  test('contains its styles, unlike a page that is rendered for one person', async () => {
    await visit.save('quote', { text: 'Rendered for many' })
    await open()
    expect(render.mock.lastCall?.[1].isForMany).toBe(true)
    await open('/coach/setting')
    expect(render.mock.lastCall?.[1].isForMany).toBe(false)
  })

  test('costs no bytes for a visitor who has it', async () => {
    const { headers } = await open()
    const again = await open('/amara-whitlock', { 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
    const compressed = await open('/amara-whitlock', { 'accept-encoding': 'br' })
    expect(compressed.headers['content-encoding']).toBe('br')
  })

  test('also costs none if it was only rendered again', async () => {
    for (const moment of [1794819256609, 1794819999999])
      render.mockImplementationOnce(async () => new Response(`<script>read(${moment})</script>`))
    await visit.save('quote', { text: 'Words that stay' })
    const { headers } = await open()
    await passMinutes(6)
    const reopen = () => open('/amara-whitlock', { 'if-none-match': String(headers.etag) })
    expect(await timesRendered(async () => expect((await reopen()).statusCode).toBe(304))).toBe(1)
  })

  test('is sent again after a release, even if its content did not change', async () => {
    const { headers, body } = await open()
    await passMinutes(12)
    const released = await open('/amara-whitlock', { 'if-none-match': String(headers.etag) })
    expect(released.statusCode).toBe(200)
    expect(released.body).not.toBe(body)
  })

  test('is rendered anew after every change', async () => {
    const { headers } = await open()
    await visit.save('quote', { text: 'New words' })
    expect(await timesRendered(() => open())).toBe(1)
    const changed = await open('/amara-whitlock', { 'if-none-match': String(headers.etag) })
    expect(changed.statusCode).toBe(200)
  })

  test('differs by the chosen mode', async () => {
    const dark = { cookie: 'darkMode=1; other=1' }
    expect(await timesRendered(() => open('/amara-whitlock', dark))).toBe(1)
    expect(await timesRendered(() => open('/amara-whitlock', { cookie: 'darkMode=1; other=2' }))).toBe(0)
    expect(await timesRendered(() => open('/amara-whitlock', { cookie: 'darkMode=true' }))).toBe(0)
  })

  test('is never cached for signed-in people, with a query in the address, or under another host name', async () => {
    const cookie = `main-auth-token=${visit.owner.authorization?.slice('Bearer '.length)}`
    for (const request of [
      () => open('/amara-whitlock', { cookie }),
      () => open('/amara-whitlock', visit.owner),
      () => open('/amara-whitlock?mode=edit'),
      () => open('/coach/setting'),
      () => open('/nobody-at-all'),
    ])
      expect(await timesRendered(async () => [await request(), await request()])).toBe(2)
  })

  test('is rendered from a request that contains nothing about the visitor', async () => {
    await visit.save('quote', { text: 'Words for anybody' })
    await open('/amara-whitlock', {
      host: 'LocalHost:3000',
      cookie: 'clientTime=-300; other=1; darkMode=0; main-auth-token=unknown',
      authorization: 'Bearer unknown',
      'user-agent': 'Somebody',
      'accept-language': 'fr',
    })
    const [request] = render.mock.lastCall ?? []
    expect([request?.method, request?.url]).toEqual(['GET', 'http://localhost:3000/amara-whitlock'])
    expect(Object.fromEntries(request?.headers ?? [])).toEqual({
      accept: 'text/html',
      cookie: 'darkMode=0; clientTime=-300',
    })
  })

  test('is not cached if some of its data could not be loaded', async () => {
    await visit.save('quote', { text: 'Words that are missing' })
    const withHole = async (_request: Request, { call }: Parameters<RenderPage>[1]) => {
      const answer = await call({ method: 'GET', path: '/athlete/{id}' }, { params: { id: 'nobody' } })
      return new Response(`a page with a hole: ${answer.status}`)
    }
    render.mockImplementationOnce(withHole)
    expect((await open()).body).toBe('a page with a hole: 404')
    expect((await open()).body).not.toContain('a hole')
  })

  test('is not shown from the cache after it is hidden', async () => {
    await open()
    await visit.save('settings', { is_visible: false })
    expect(await timesRendered(async () => [await open(), await open()])).toBe(2)
    await visit.save('settings', { is_visible: true })
  })
})

describe('an address that nobody has', () => {
  const notFound = async (request: Request, { nonce, call }: Parameters<RenderPage>[1]) => {
    const id = new URL(request.url).pathname.slice(1)
    const { status } = await call({ method: 'GET', path: '/athlete/{id}' }, { params: { id } })
    return new Response(`<script nonce="${nonce}">miss("${id}")</script>`, { status })
  }
  beforeAll(() => {
    const rendered = render.getMockImplementation()
    render.mockImplementation(notFound)
    return () => render.mockImplementation(rendered ?? notFound)
  })

  test('is rendered once, and never answers “not modified”', async () => {
    const first = await open('/nobody-at-all')
    expect([first.statusCode, first.body]).toEqual([404, '<script>miss("nobody-at-all")</script>'])
    expect(first.headers).not.toHaveProperty('etag')
    const again = () => open('/nobody-at-all', { 'if-none-match': '*' })
    expect(await timesRendered(async () => expect((await again()).body).toBe(first.body))).toBe(0)
    expect((await again()).statusCode).toBe(404)
    expect((await open('/nobody-else')).body).toContain('nobody-else')
  })

  test('shows a page as soon as someone has it', async () => {
    expect((await open('/newcomer')).statusCode).toBe(404)
    await buildAthlete(tested.ports.database.db, { slug: 'newcomer' })
    expect((await open('/newcomer')).statusCode).toBe(200)
  })

  test('is not the address of a hidden page', async () => {
    await visit.save('settings', { is_visible: false })
    expect(await timesRendered(async () => [await open(), await open()])).toBe(2)
    await visit.save('settings', { is_visible: true })
  })

  test('can’t push other pages out of the cache', async () => {
    render.mockImplementationOnce(async () => new Response('x'.repeat(2_000_000)))
    await visit.save('quote', { text: 'Words for long' })
    await open()
    for (let made = 0; made < 40; made++) {
      render.mockImplementationOnce(async () => new Response('x'.repeat(2_000_000), { status: 404 }))
      await open(`/made-up-${made}`)
    }
    expect(await timesRendered(() => open())).toBe(0)
    expect(await timesRendered(() => open('/made-up-0'))).toBe(1)
  })
})

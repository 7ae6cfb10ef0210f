import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'

/** Pages are rendered with the API in process, signed in as the visitor. */
let tested: TestApp
beforeAll(async () => {
  tested = await testApp({
    web: {
      isDevelopment: false,
      render: async (request, { nonce, call, isProduction }) => {
        const { pathname } = new URL(request.url)
        const user = await call({ method: 'GET', path: '/user' }, {})
        const refused = await call({ method: 'POST', path: '/contact-us' }, { body: {} })
        return Response.json(
          { nonce, user, refused, isProduction },
          { status: pathname === '/nowhere' ? 404 : 200 },
        )
      },
    },
  })
})
afterAll(() => tested.close())

describe('a page', () => {
  test('calls the API as a visitor', async () => {
    const { user, refused } = (await tested.app.inject('/')).json()
    expect(user).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated', request_id: expect.any(String) },
    })
    expect(refused).toMatchObject({ status: 422, body: { errors: { contact_name: [expect.any(String)] } } })
  })

  test('calls the API as the signed-in person, filtered like over HTTP', async () => {
    const { userId, headers } = await tested.signedIn('parent')
    const { user } = (await tested.app.inject({ url: '/', headers })).json()
    const overHttp = await tested.app.inject({ url: '/api/user', headers })
    expect(user).toEqual({ status: 200, body: overHttp.json() })
    expect(user.body.data.id).toBe(userId)
  })

  test('is stored on no disk when someone is signed in, in any way', async () => {
    const { headers } = await tested.signedIn('parent')
    const cookie = headers.authorization.replace('Bearer ', 'main-auth-token=')
    let visitors = 0
    const cacheOf = async (given: Record<string, string>, url: string) => {
      const remoteAddress = `198.51.100.${++visitors}`
      return (await tested.app.inject({ url, headers: given, remoteAddress })).headers['cache-control']
    }
    for (const url of ['/', '/nowhere']) {
      expect(await cacheOf(headers, url)).toBe('no-store')
      expect(await cacheOf({ cookie }, url)).toBe('no-store')
      expect(await cacheOf({}, url)).toBe('private, no-cache')
      expect(await cacheOf({ authorization: 'Bearer over' }, url)).toBe('private, no-cache')
    }
  })

  test('runs only scripts with the nonce of this answer', async () => {
    const [one, two] = await Promise.all([tested.app.inject('/'), tested.app.inject('/')])
    const policy = String(one?.headers['content-security-policy'])
    expect(policy).toContain(`script-src 'self' 'nonce-${one?.json().nonce}'`)
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(one?.json().nonce).not.toBe(two?.json().nonce)
  })

  test('knows whether it is shown in production', async () => {
    expect((await tested.app.inject('/')).json().isProduction).toBe(false)
  })

  test('keeps the status of the renderer', async () => {
    expect((await tested.app.inject('/nowhere')).statusCode).toBe(404)
  })

  test('is never the answer for an unknown path of the API', async () => {
    const answer = await tested.app.inject('/api/nothing-here')
    expect(answer.statusCode).toBe(404)
    expect(answer.json().code).toBe('not_found')
  })

  test('is only for callers who accept HTML', async () => {
    for (const accept of ['application/json', 'image/avif, image/*']) {
      const answer = await tested.app.inject({ url: '/', headers: { accept } })
      expect(answer.statusCode).toBe(404)
      expect(answer.json().code).toBe('not_found')
    }
  })
})

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://nowhere.invalid/unused',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUBLIC_URL: 'http://fieldhouse.test',
  BRAINTREE_ENVIRONMENT: 'sandbox',
  BRAINTREE_MERCHANT_ID: 'merchant',
  BRAINTREE_PUBLIC_KEY: 'public',
  BRAINTREE_PRIVATE_KEY: 'private',
}

describe.each([
  ['at home', {}],
  ['in production', production],
])('SHL-03 when not even the error page can be shown, %s', (where, settings) => {
  const isProduction = where === 'in production'
  const logged: string[] = []
  let broken: TestApp
  beforeAll(async () => {
    broken = await testApp({
      settings,
      onLog: (line) => logged.push(line),
      web: {
        isDevelopment: false,
        render: async (request, context) => {
          const { pathname } = new URL(request.url)
          if (pathname === '/throws') throw new Error('a fault in <b>the</b> page')
          if (pathname === '/throws-words') throw 'a fault in <b>the</b> page'
          if (pathname === '/database-away')
            throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
          if (pathname === '/shown')
            return Response.json(context.isProduction, { status: 503, headers: html })
          return new Response('a fault in the page', { status: 502 })
        },
      },
    })
  })
  afterAll(() => broken.close())
  const html = { 'content-type': 'text/html; charset=utf-8' }

  test.each([
    ['/throws', 'a fault in &lt;b&gt;the&lt;/b&gt; page'],
    ['/throws-words', 'a fault in &lt;b&gt;the&lt;/b&gt; page'],
    ['/answers-no-page', 'The web answered 502 with text/plain'],
  ])('%s is answered with a standalone page', async (path, fault) => {
    const answer = await broken.app.inject({ url: path, headers: { accept: 'text/html,*/*;q=0.8' } })
    expect(answer.statusCode).toBe(500)
    expect(answer.headers).toMatchObject({ ...html, 'cache-control': 'no-store' })
    expect(answer.body).toContain('<title>Something went wrong</title>')
    expect(answer.body).toContain('An error occurred while showing the error page')
    expect(answer.body).toContain('<a href="/">Go back to home</a>')
    expect(answer.body).toContain(answer.headers['x-request-id'])
    expect(answer.body.includes(fault)).toBe(!isProduction)
    expect(answer.body).not.toMatch(/\.ts|src=|<link|<script/)
  })

  test('its policy allows nothing but its style', async () => {
    const { headers, body } = await broken.app.inject('/throws')
    const style = /<style>([\s\S]*)<\/style>/.exec(body)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`,
    )
  })

  test('without the database it is a page that asks people to come back', async () => {
    logged.length = 0
    const { statusCode, headers, body } = await broken.app.inject('/database-away')
    expect(statusCode).toBe(503)
    expect(headers).toMatchObject({ ...html, 'cache-control': 'no-store', 'retry-after': '2' })
    expect(body).toContain('We’ll be right back. Please try again in a moment.')
    expect(body).not.toMatch(/ECONNREFUSED|\.ts|src=|<link|<script/)
    expect(logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)).toEqual([])
  })

  test('the error is logged once, under the id that the page shows', async () => {
    logged.length = 0
    const answer = await broken.app.inject('/throws')
    const faults = logged.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)
    expect(faults).toMatchObject([
      { msg: 'request failed', request_id: answer.headers['x-request-id'], err: { type: 'Error' } },
    ])
  })

  test('a HEAD gets the same status and no body', async () => {
    const address = await broken.app.listen({ port: 0, host: '127.0.0.1' })
    const answer = await fetch(`${address}/throws`, { method: 'HEAD' })
    expect(answer.status).toBe(500)
    expect(answer.headers.get('content-type')).toBe(html['content-type'])
    expect(await answer.text()).toBe('')
  })

  test("a caller who doesn't accept HTML gets the refusal as data", async () => {
    const answer = await broken.app.inject({ url: '/throws', headers: { accept: 'application/json' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.json().code).toBe('not_found')
  })

  test('an error page of the web is left unchanged, and knows its address', async () => {
    const answer = await broken.app.inject('/shown')
    expect([answer.statusCode, answer.body]).toEqual([503, `${isProduction}`])
  })
})

describe('a page that can’t be rendered', () => {
  const logged: { level: number; msg: string }[] = []
  const begun = Promise.withResolvers<void>()
  let failing: TestApp
  beforeAll(async () => {
    failing = await testApp({
      onLog: (line) => logged.push(JSON.parse(line)),
      web: {
        isDevelopment: false,
        render: async (request, { report }) => {
          const isLeaving = new URL(request.url).pathname === '/coach/left'
          if (isLeaving) {
            begun.resolve()
            await new Promise((left) => request.signal.addEventListener('abort', left))
          }
          report(new Error('The page could not be rendered'))
          return new Response('<h1>Sorry</h1>', { status: 500, headers: { 'content-type': 'text/html' } })
        },
      },
    })
  })
  afterAll(() => failing.close())

  test('is an error', async () => {
    await failing.app.inject('/broken')
    expect(logged).toContainEqual(expect.objectContaining({ level: 50, msg: 'page failed' }))
  })

  test('because its visitor left is not an error', async () => {
    logged.length = 0
    const address = await failing.app.listen({ host: '127.0.0.1', port: 0 })
    const leaving = new AbortController()
    const answer = fetch(`${address}/coach/left`, { signal: leaving.signal })
    await begun.promise
    leaving.abort()
    await expect(answer).rejects.toThrow()
    await expect.poll(() => logged.map(({ msg }) => msg)).toContain('page left')
    expect(logged.filter(({ level }) => level >= 50)).toEqual([])
  })
})

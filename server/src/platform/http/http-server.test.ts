import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'

let tested: TestApp
const logged: string[] = []
beforeAll(async () => {
  tested = await testApp({
    settings: { TRUST_PROXY: '1' },
    onLog: (line) => logged.push(line),
    extend: (app) => {
      app.get('/test/fault', () => {
        throw new Error('a fault of ours')
      })
      app.get('/test/database-fault', () =>
        tested.ports.database.db.execute("select 'secret@example.com'::int"),
      )
    },
  })
})
afterAll(() => tested.close())

describe('every answer', () => {
  test('has the security headers and a request id', async () => {
    const one = await tested.app.inject('/api/user')
    const two = await tested.app.inject('/api/user')
    expect(one.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-frame-options': 'DENY',
    })
    expect(one.headers['x-request-id']).not.toBe(two.headers['x-request-id'])
    expect(one.json().request_id).toBe(one.headers['x-request-id'])
  })

  test('requires https from then on if it came over https', async () => {
    const secure = await tested.app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } })
    expect(secure.headers['strict-transport-security']).toContain('max-age=')
    expect((await tested.app.inject('/healthz')).headers['strict-transport-security']).toBeUndefined()
  })

  test.each([
    ['https://fieldhouse.test', true],
    ['http://fieldhouse.test', false],
  ])('requires it everywhere if the site is at %s: %s', async (PUBLIC_URL, isAsked) => {
    const configured = await testApp({ settings: { PUBLIC_URL } })
    for (const url of ['/', '/healthz', '/api/user', '/api/nowhere', '/media/nothing']) {
      const { headers } = await configured.app.inject(url)
      expect([url, 'strict-transport-security' in headers]).toEqual([url, isAsked])
    }
    await configured.close()
  })
})

describe('a server error', () => {
  test('is a plain 500 without its cause, and is logged under its request id', async () => {
    const answer = await tested.app.inject('/test/fault')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      message: expect.stringContaining('Something went wrong on our end.'),
      code: 'internal',
      request_id: expect.any(String),
    })
    const line = logged.find((text) => text.includes('a fault of ours')) ?? ''
    expect(JSON.parse(line)).toMatchObject({ request_id: answer.json().request_id, err: { type: 'Error' } })
  })

  test('in the database is logged without the values it failed on', async () => {
    expect((await tested.app.inject('/test/database-fault')).statusCode).toBe(500)
    const line = logged.find((text) => text.includes('22P02')) ?? ''
    expect(line).toContain('stack')
    expect(line.replace(/"query":"[^"]*"/, '')).not.toContain('secret@example.com')
  })
})

describe('the log', () => {
  test('names routes, never addresses, query strings, bodies, or people', async () => {
    logged.length = 0
    await tested.app.inject({
      method: 'POST',
      url: '/api/login?email=dana@example.com',
      payload: { email: 'dana@example.com', password: 'Secret1!' },
      remoteAddress: '198.51.100.77',
    })
    await tested.app.inject('/password/reset/a-secret-token')
    const text = logged.join('')
    expect(text).toContain('"route":"/api/login"')
    expect(text).toContain('"route":"page"')
    expect(text).not.toMatch(/dana|Secret1|198\.51|a-secret-token/)
  })
})

describe('behind one trusted proxy', () => {
  test('the limit counts the visitor that the proxy names', async () => {
    const sendFrom = (address: string) =>
      tested.app.inject({
        method: 'POST',
        url: '/api/contact-us',
        payload: {},
        headers: { 'x-forwarded-for': address },
      })
    for (let count = 0; count < 10; count++) await sendFrom('203.0.113.1')
    expect((await sendFrom('203.0.113.1')).statusCode).toBe(429)
    expect((await sendFrom('203.0.113.2')).statusCode).toBe(422)
  })
})

describe('without a trusted proxy', () => {
  test("a header can't change a visitor's address", async () => {
    const alone = await testApp()
    const sendAs = (address: string) =>
      alone.app.inject({
        method: 'POST',
        url: '/api/contact-us',
        payload: {},
        headers: { 'x-forwarded-for': address },
      })
    for (let count = 0; count < 10; count++) await sendAs(`203.0.113.${count}`)
    expect((await sendAs('203.0.113.99')).statusCode).toBe(429)
    await alone.close()
  })
})

describe('for operators', () => {
  test('health, readiness, and metrics', async () => {
    expect((await tested.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await tested.app.inject('/readyz')).json()).toEqual({ status: 'ok' })
    const metrics = await tested.app.inject('/metrics')
    expect(metrics.body).toContain('http_request_seconds_bucket')
    expect(metrics.body).toContain('realtime_connections 0')
  })

  const metrics = (options: { remoteAddress?: string; headers?: Record<string, string> }, app = tested) =>
    app.app.inject({ url: '/metrics', ...options }).then(({ statusCode }) => statusCode)

  test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
    'metrics are for programs on this machine (%s)',
    async (remoteAddress) => expect(await metrics({ remoteAddress })).toBe(200),
  )

  test.each(['203.0.113.5', '10.0.0.5', '192.168.1.5', '172.16.0.5', 'fd00::5', '::ffff:10.0.0.5'])(
    'metrics are not for others, even nearby (%s)',
    async (remoteAddress) => expect(await metrics({ remoteAddress })).toBe(404),
  )

  test.each<Record<string, string>>([
    { 'x-forwarded-for': '203.0.113.5' },
    { 'x-forwarded-for': '127.0.0.1' },
    { 'x-forwarded-proto': 'https' },
    { 'x-real-ip': '127.0.0.1' },
    { forwarded: 'for=127.0.0.1' },
    { via: '1.1 proxy' },
    { host: 'fieldhouse.example' },
    { authorization: 'Bearer anything', 'x-forwarded-host': 'localhost' },
  ])('metrics are refused through a proxy: %j', async (headers) =>
    expect(await metrics({ headers })).toBe(404),
  )

  describe('with a token', () => {
    const token = 'a-token-for-the-monitoring'
    let configured: TestApp
    beforeAll(async () => {
      configured = await testApp({ settings: { METRICS_TOKEN: token } })
    })
    afterAll(() => configured.close())

    test('metrics are open to its holder, from anywhere', async () => {
      const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.5' }
      expect(await metrics({ remoteAddress: '203.0.113.5', headers }, configured)).toBe(200)
    })

    test.each([
      undefined,
      '',
      'Bearer ',
      `Bearer ${token}x`,
      `Bearer ${token.slice(1)}`,
      token,
      `Basic ${token}`,
    ])('metrics are refused for %j, even on this machine', async (authorization) =>
      expect(await metrics({ headers: authorization ? { authorization } : {} }, configured)).toBe(404),
    )
  })
})

describe('a host', () => {
  let port: number
  beforeAll(async () => {
    await tested.app.listen({ port: 0, host: '127.0.0.1' })
    port = (tested.app.server.address() as AddressInfo).port
  })

  const send = async (...lines: string[]): Promise<string> => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.write([...lines, 'Connection: close', '', ''].join('\r\n'))
    return text(socket)
  }
  const upgrade = [
    'Upgrade: websocket',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
  ]

  test.each([
    ['two hosts', 'Host: localhost', 'Host: evil.example'],
    ['the same host twice', 'Host: localhost', 'host: localhost'],
    ['no host', 'Accept: */*'],
    ['an empty host', 'Host: '],
    ['a host with a space', 'Host: a b'],
    ['two in one', 'Host: localhost, evil.example'],
    ['a host with a path', 'Host: localhost/evil.example'],
    ['a host with a user', 'Host: localhost@evil.example'],
    ['an invalid port', 'Host: localhost:99999'],
    ['half an address', 'Host: [::1'],
    ['an invalid forwarded host', 'Host: localhost', 'X-Forwarded-Host: a b'],
  ])('must be clear: %s is refused', async (_name, ...headers) => {
    for (const path of ['/', '/api/user', '/healthz']) {
      const answer = await send(`GET ${path} HTTP/1.1`, ...headers)
      expect([path, answer.split('\r\n')[0]]).toEqual([path, 'HTTP/1.1 400 Bad Request'])
    }
  })

  test.each(['http://evil.example/contact-us', 'https://localhost/', 'http://localhost'])(
    "can't be named in the path: %s",
    async (target) =>
      expect(await send(`GET ${target} HTTP/1.1`, 'Host: localhost')).toMatch(/^HTTP\/1\.1 400 /),
  )

  test.each([
    ['two hosts', 'Host: localhost', 'Host: evil.example'],
    ['an invalid host', 'Host: a b'],
  ])('must be clear for websockets too: %s', async (_name, ...headers) => {
    const room = 'GET /app/fieldhouse?protocol=7 HTTP/1.1'
    expect(await send(room, ...headers, ...upgrade, 'Connection: Upgrade')).toMatch(/^HTTP\/1\.1 400 /)
  })

  test.each(['localhost', 'LOCALHOST:80', '[::1]:3000', 'fieldhouse.example', 'web_1:8080'])(
    'may be %s',
    async (host) =>
      expect(await send('GET /api/site-content HTTP/1.1', `Host: ${host}`)).toMatch(/^HTTP\/1\.1 200 /),
  )

  test('is optional for programs that use HTTP/1.0', async () => {
    for (const path of ['/healthz', '/', '/api/site-content'])
      expect(await send(`GET ${path} HTTP/1.0`)).toMatch(/^HTTP\/1\.1 200 /)
  })
})

describe('the API describes itself', () => {
  test('as an OpenAPI document with every endpoint', async () => {
    const api = (await tested.app.inject('/api/openapi.json')).json()
    expect(api.openapi).toBe('3.0.3')
    const send = api.paths['/api/contact-us'].post
    expect(send.requestBody.content['application/json'].schema.required).toContain('contact_phone')
    expect(Object.keys(send.responses)).toEqual(expect.arrayContaining(['200', '422', '429']))
    expect(api.paths['/api/user'].get.security).toBeDefined()
    const made = api.paths['/api/register'].post
    expect(made.responses).toHaveProperty('201.content')
    expect(made.responses).not.toHaveProperty('200')
  })

  test('with the codes of every call, by status, and whether it takes a key', async () => {
    const { paths } = (await tested.app.inject('/api/openapi.json')).json()
    const codesOf = (path: string, status: number) =>
      paths[path].post.responses[status].content['application/json'].schema.allOf[1].properties.code.enum
    expect(codesOf('/api/login', 422)).toEqual(['invalid', 'wrong_password', 'wrong_credentials'])
    expect(codesOf('/api/login', 429)).toEqual(['too_many_requests', 'too_many_attempts'])
    expect(codesOf('/api/ai-chat', 409)).toEqual(['key_used', 'still_running'])
    expect(codesOf('/api/ai-chat', 503)).toEqual(['outcome_unknown', 'assistant_away'])
    const takesKey = (path: string) =>
      paths[path].post.parameters.some(({ name }: { name: string }) => name === 'Idempotency-Key')
    expect([takesKey('/api/contact-us'), takesKey('/api/ai-chat'), takesKey('/api/login')]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('with the form that uploads a file', async () => {
    const api = (await tested.app.inject('/api/openapi.json')).json()
    const file = { type: 'string', format: 'binary' }
    const schemaOf = (path: string) => api.paths[path].post.requestBody.content['multipart/form-data'].schema
    expect(schemaOf('/api/upload/tmp')).toMatchObject({ properties: { file }, required: ['file'] })
    expect(schemaOf('/api/athlete/{id}/photo/upload')).toMatchObject({
      properties: { file, upload_id: {}, crop: {} },
      required: [],
    })
  })

  test('as a page to read', async () => {
    const page = await tested.app.inject('/api/docs')
    expect(page.headers['content-type']).toContain('text/html')
    expect(page.body).toContain('/api/contact-us')
    expect(page.body).toContain('422 invalid wrong_password wrong_credentials')
  })
})

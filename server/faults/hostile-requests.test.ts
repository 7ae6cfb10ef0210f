import { once } from 'node:events'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type FieldhouseService, startFieldhouse } from '../../tools/services/fieldhouse.ts'
import { type PostgresService, startPostgres } from '../../tools/services/postgres.ts'
import type { OpenApi } from '../src/platform/http/openapi.ts'
import { postMessage } from './contact-messages.factory.ts'
import { prepareDatabase, signInDemoAccounts } from './prepared-database.factory.ts'
import { randomRequests } from './random-requests.factory.ts'
import { openSocket, type RawAnswer, rawRequest, readAnswer, sendBytes } from './raw-request.factory.ts'

let postgres: PostgresService
let product: FieldhouseService
let tokens: string[]
let dawdlers: Promise<RawAnswer>[]

/** Clients that send a little and never continue. They stay during all tests of this file. */
const dawdle = async (beginning: string) => {
  const socket = await openSocket(product.url)
  socket.write(beginning)
  return readAnswer(socket)
}

beforeAll(async () => {
  postgres = await startPostgres({ durable: false })
  const config = { engine: 'postgres', url: postgres.url, poolSize: 2 } as const
  await prepareDatabase(config)
  tokens = await signInDemoAccounts(config)
  product = await startFieldhouse({ settings: { TRUST_PROXY: '1', DATABASE_URL: postgres.url } })
  const head = 'POST /api/contact-us HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  dawdlers = Array.from({ length: 200 }, (_, number) =>
    dawdle(number % 2 === 0 ? head : `${head}Content-Length: 100\r\n\r\n{"contact_name":`),
  )
}, 120_000)
afterAll(async () => {
  await product.stop()
  await postgres.stop()
})

/** Nothing internal: no stack, no file path, no package. */
const insides = /node_modules|\bat (?:async )?\S+ \(|file:\/\/|node:internal|\.[cm]?[jt]s:\d+|server\/src/

/** Anything that is not a page is answered in our one format. */
const expectInForm = ({ status, text, body }: RawAnswer) => {
  expect(status ?? 0).toBeLessThan(500)
  expect(text).not.toMatch(insides)
  const isPage = /^content-type: text\/html/im.test(text)
  // Node itself refuses a few things with an empty answer. HEAD answers are empty too.
  const isEmpty = ['', '0\r\n\r\n'].includes(body)
  if ((status ?? 0) >= 400 && !isPage && !isEmpty)
    expect(JSON.parse(body)).toMatchObject({
      message: expect.stringMatching(/./),
      code: expect.stringMatching(/^[a-z_]+$/),
      request_id: expect.stringMatching(/./),
    })
}

const send = async (bytes: string | Buffer): Promise<RawAnswer> => {
  const answer = await sendBytes(product.url, bytes)
  expectInForm(answer)
  return answer
}

/** Test cases under a readable name. */
const named = <T>(cases: T[]) =>
  cases.map((value) => [JSON.stringify(value).slice(0, 70), value] as [name: string, value: T])

const contact = (body: string | Buffer, headers = ['Content-Type: application/json']) =>
  send(rawRequest({ method: 'POST', path: '/api/contact-us', headers, body }))

const filledWith = (text: string) =>
  `{"contact_name":"Sender","contact_email":"a@example.com","contact_phone":"(123) 456-7890","contact_message":"${text}"}`

const deep = 100_000

describe('bodies', () => {
  test.each<[string, string | Buffer, number]>([
    ['nothing', '', 422],
    ['half of JSON', '{"contact_name":', 400],
    ['no JSON', 'contact_name=Sender', 400],
    ['a text', '"text"', 422],
    ['null', 'null', 422],
    ['a list', `[${'1,'.repeat(100_000)}1]`, 422],
    ['a long list in a field', `{"contact_name":[${'1,'.repeat(100_000)}1]}`, 422],
    ['many fields', `{${Array.from({ length: 20_000 }, (_, n) => `"a${n}":1`).join()}}`, 422],
    ['deep nesting, open', '['.repeat(deep), 400],
    ['deep nesting, closed', `{"contact_name":${'['.repeat(deep)}${']'.repeat(deep)}}`, 422],
    ['__proto__', '{"__proto__":{"contact_name":"Sender"}}', 400],
    ['constructor', '{"constructor":{"prototype":{"contact_name":"Sender"}}}', 400],
    ['the character 0', filledWith('\\u0000'), 400],
    ['a bare character 0', filledWith('\0'), 400],
    ['the first half of a surrogate pair', filledWith('\\ud83d!'), 400],
    ['the second half of a surrogate pair', filledWith('\\uDE00'), 400],
    ['a whole surrogate pair', filledWith('\\ud83d\\ude00'), 200],
    ['a backslash before u0000', filledWith('\\\\u0000 \\\\ud800'), 200],
    [
      'no UTF-8',
      Buffer.concat([Buffer.from('{"contact_name":"'), Buffer.from([0xff, 0xc0, 0x80]), Buffer.from('"}')]),
      422,
    ],
    ['too much', `"${'x'.repeat(300_000)}"`, 413],
  ])('%s', async (_name, body, status) => {
    expect((await contact(body)).status).toBe(status)
  })

  test.each(
    named([
      'multipart/form-data; boundary=x',
      'text/plain',
      'application/xml',
      ';;;',
      'application/json;charset',
      `application/${'x'.repeat(5_000)}`,
    ]),
  )('content type %s', async (_name, type) => {
    expect((await contact('{', [`Content-Type: ${type}`])).status).toBeOneOf([400, 415])
  })

  test('a form with the character 0', async () => {
    const form = ['Content-Type: application/x-www-form-urlencoded']
    expect((await contact('contact_name=a%00b&__proto__=c', form)).status).toBe(400)
  })

  test('compressed, although the server didn’t ask', async () => {
    expect(
      (await contact('\x1f\x8b', ['Content-Type: application/json', 'Content-Encoding: gzip'])).status,
    ).toBeOneOf([400, 415])
  })

  test('cut off in the middle', async () => {
    const socket = await openSocket(product.url)
    const answer = readAnswer(socket)
    socket.end(
      rawRequest({ method: 'POST', path: '/api/contact-us', headers: ['Content-Length: 300'] }).toString() +
        '{"contact_name":',
    )
    expectInForm(await answer)
  })
})

const oddPaths = [
  '/%',
  '/%zz',
  '/%ff%fe',
  '/%00',
  '/a%00b',
  '/%c0%ae%c0%ae/',
  '/\xff\xfe',
  '//example.com/',
  '/\\example.com',
  '/./../.',
  '/;a=b',
  `/${'a/'.repeat(3_000)}`,
  `/${'a'.repeat(10_000)}`,
  '/contact-us?a=%zz',
  '/contact-us?a=%00',
  '/contact-us?__proto__[a]=b&constructor=c',
  `/contact-us?${'a=1&'.repeat(2_000)}`,
  '/docs?a=%zz',
  '/docs?a=%ff%00',
  '/user?__proto__=1',
  `/user/${'%25'.repeat(2_000)}`,
]

describe('addresses', () => {
  test.each(named(oddPaths.flatMap((path) => [path, `/api${path}`])))('%s', async (_name, path) => {
    await send(rawRequest({ path }))
    await send(rawRequest({ path, method: 'POST', headers: ['Content-Type: application/json'], body: '{}' }))
  })

  test.each([
    '/assets/../../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/..%5c..%5c..%5cpackage.json',
    '/assets/....//....//....//package.json',
    '/robots.txt/../../../package.json',
    '/assets/%252e%252e%252f%252e%252e%252fpackage.json',
    '//etc/passwd',
    '/assets//etc/passwd',
    '/%2fetc%2fpasswd',
    '/dev/mail/../../package.json',
    '/dev/mail/..%2f..%2fpackage.json/html',
  ])('no file outside: %s', async (path) => {
    const { status, text } = await send(rawRequest({ path }))
    expect(status).toBeOneOf([307, 308, 400, 404])
    expect(text).not.toMatch(/"workspaces"|root:/)
  })

  test.each(['/', '/contact-us', '/robots.txt', '/api/docs'])('%s, with HEAD', async (path) => {
    expect(await send(rawRequest({ method: 'HEAD', path }))).toMatchObject({ status: 200, body: '' })
  })

  test.each(['?a=%zz', '?discount=100%', '?name=%E4', '?__proto__[a]=b'])(
    'a page is shown with any query: %s',
    async (query) => {
      expect((await send(rawRequest({ path: `/contact-us${query}` }))).status).toBe(200)
    },
  )

  test('too long', async () => {
    const { status } = await send(rawRequest({ path: `/${'a'.repeat(60_000)}` }))
    expect(status).toBeOneOf([431, null])
  })
})

describe('almost HTTP', () => {
  test.each<[string, string, number]>([
    ['a TLS greeting', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['words', 'hello there\r\n\r\n', 400],
    ['an unknown version', 'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n', 400],
    ['no slash', 'GET contact-us HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['no host', 'GET /contact-us HTTP/1.1\r\n\r\n', 400],
    ['an unknown method', 'BREW /contact-us HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['a header without a colon', 'GET / HTTP/1.1\r\nHost: localhost\r\nnothing\r\n\r\n', 400],
    ['a space before the colon', 'GET / HTTP/1.1\r\nHost : localhost\r\n\r\n', 400],
    ['the character 0 in a header', 'GET / HTTP/1.1\r\nHost: localhost\r\nA: \0\r\n\r\n', 400],
    ['large headers', `GET / HTTP/1.1\r\nHost: localhost\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    ['many headers', `GET / HTTP/1.1\r\nHost: localhost\r\n${'A: a\r\n'.repeat(5_000)}\r\n`, 431],
    ['a wish unknown', 'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: nonsense\r\n\r\n', 417],
  ])('%s', async (_name, bytes, status) => {
    // Node answers some of these before we see them, and leaves the connection open.
    const { status: answered } = await send(bytes.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))
    expect(answered).toBe(status)
  })

  test.each(['TRACE', 'PROPFIND', 'OPTIONS', 'DELETE', 'PATCH', 'CONNECT'])('method %s', async (method) => {
    for (const path of ['/contact-us', '/api/contact-us', '*', 'localhost:80'])
      await send(rawRequest({ method, path }))
  })

  const smuggled = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'

  test.each(
    named([
      ['Content-Length: 5', 'Transfer-Encoding: chunked'],
      ['Transfer-Encoding: chunked', 'Content-Length: 5'],
      ['Content-Length: 5', 'Content-Length: 0'],
      ['Content-Length: 5, 0'],
      ['Content-Length: -1'],
      ['Content-Length: +5'],
      ['Content-Length: 0x5'],
      ['Content-Length: 99999999999999999999999'],
      ['Transfer-Encoding: xchunked'],
      ['Transfer-Encoding: chunked, identity'],
      ['Transfer-Encoding: identity', 'Transfer-Encoding: chunked', 'Content-Length: 5'],
      ['Transfer-Encoding:\x0bchunked', 'Content-Length: 5'],
      ['Transfer-Encoding : chunked', 'Content-Length: 5'],
    ]),
  )('no second request is hidden in the first: %s', async (_name, headers) => {
    const lines = ['POST /api/contact-us HTTP/1.1', 'Host: localhost', 'Connection: close', ...headers]
    const { text } = await send(`${lines.join('\r\n')}\r\n\r\n0\r\n\r\n${smuggled}`)
    expect(text).not.toContain('"ok"')
  })

  test.each(['zz', '-1', 'ffffffffffffffffff', '5;a="\r\n', '1\r\nab'])('chunk size %j', async (size) => {
    const headers = ['Content-Type: application/json', 'Transfer-Encoding: chunked']
    const { status } = await send(
      Buffer.concat([
        rawRequest({ method: 'POST', path: '/api/contact-us', headers }),
        Buffer.from(`${size}\r\n0\r\n\r\n${smuggled}`),
      ]),
    )
    expect(status).toBe(400)
  })

  test.each(
    named([
      ['Host: '],
      ['Host: [[[///'],
      ['Host: a b'],
      ['Host: localhost:99999'],
      ['Host: <script>alert(1)</script>'],
      [`Host: ${'a'.repeat(5_000)}`],
      ['Host: a', 'Host: b'],
      ['X-Forwarded-Host: <script>alert(1)</script>', 'X-Forwarded-Proto: javascript'],
      [`X-Forwarded-For: ${'x,'.repeat(2_000)}`],
      ['Cookie: fieldhouse_session=%zz; =; ;;; a', 'Authorization: Bearer'],
      ['Authorization: Bearer ../../etc/passwd', 'Idempotency-Key: \xff'],
      ['Range: bytes=99999999999999999999-', 'If-Modified-Since: once', 'Accept-Encoding: ;;q=z'],
      ['Accept: application/json', 'Accept-Language: *;q=9', 'Referer: \xff', 'Origin: \xff'],
    ]),
  )('odd headers: %s', async (_name, headers) => {
    for (const path of ['/contact-us', '/robots.txt', '/api/user', '/api/docs']) {
      const { text } = await send(rawRequest({ path, headers }))
      expect(text).not.toContain('<script>alert')
    }
    await contact(filledWith('odd headers'), ['Content-Type: application/json', ...headers])
  })
})

describe('websockets', () => {
  const upgrade = (path: string, headers: string[] = []) =>
    [`GET ${path} HTTP/1.1`, 'Connection: Upgrade', 'Upgrade: websocket', ...headers, '', ''].join('\r\n')
  const key = ['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Sec-WebSocket-Version: 13']
  const room = '/app/fieldhouse?protocol=7'

  test.each<[string, string]>([
    ['no key', upgrade(room, ['Host: localhost'])],
    ['a wrong version', upgrade(room, ['Host: localhost', 'Sec-WebSocket-Version: 99', key[0] ?? ''])],
    ['a nonsense host', upgrade(room, ['Host: [[[///', 'Origin: http://localhost', ...key])],
    ['a nonsense origin', upgrade(room, ['Host: localhost', 'Origin: [[[///', ...key])],
    ['a foreign origin', upgrade(room, ['Host: localhost', 'Origin: https://example.com', ...key])],
    ['no application', upgrade('/app/', ['Host: localhost', ...key])],
    ['a broken address', upgrade('/app/%zz?protocol=%', ['Host: localhost', 'Origin: null', ...key])],
    ['another path', upgrade('/contact-us', ['Host: localhost', ...key])],
    [
      'another protocol',
      upgrade('/contact-us', ['Host: localhost', 'HTTP2-Settings: AAAA']).replace('websocket', 'h2c'),
    ],
  ])('an upgrade with %s is refused', async (_name, bytes) => {
    expect((await send(bytes)).status).toBeOneOf([400, 403, 404, 426])
  })

  test.each([room, '/contact-us'])('a connection lost right after its upgrade to %s', async (path) => {
    for (let time = 1; time <= 5; time++) {
      const socket = await openSocket(product.url)
      socket.write(upgrade(path, ['Host: localhost', ...key]))
      await once(socket, 'readable')
      socket.resetAndDestroy()
    }
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
  })

  test.each<[string, number[]]>([
    ['unmasked', [0x81, 0x02, 0x68, 0x69]],
    ['of an unknown kind', [0x8f, 0x80, 0, 0, 0, 0]],
    ['with reserved bits', [0xf1, 0x80, 0, 0, 0, 0]],
    ['without end', [0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]],
    ['that is not UTF-8', [0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]],
    ['with a fragmented ping', [0x09, 0x80, 0, 0, 0, 0]],
  ])('a frame %s ends the connection', async (_name, frame) => {
    const socket = await openSocket(product.url)
    socket.write(upgrade(room, ['Host: localhost', ...key]))
    await once(socket, 'readable')
    const answer = readAnswer(socket)
    socket.write(Buffer.from(frame))
    expect((await answer).status).toBe(101)
  })

  test('nonsense messages are answered', async () => {
    const client = new WebSocket(`${product.url.replace('http', 'ws')}${room}`)
    await once(client, 'message')
    for (const text of ['', 'null', '{', '[]', '{"event":"__proto__"}', '{"event":"pusher:subscribe"}']) {
      client.send(text)
      const [answer] = await once(client, 'message')
      expect(String(answer)).toContain('pusher:error')
    }
    client.terminate()
  })
})

test('hundreds of random requests', async () => {
  const api = (await fetch(`${product.url}/api/openapi.json`).then((answer) => answer.json())) as OpenApi
  await fc.assert(
    fc.asyncProperty(randomRequests(api, tokens), async (request) => {
      await send(rawRequest(request))
    }),
    { seed: 20_261_115, numRuns: 500, endOnFailure: true },
  )
})

test('after all that it still works, and had no server error', async () => {
  expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
  expect((await fetch(`${product.url}/contact-us`)).status).toBe(200)
  expect((await postMessage(product.url)).status).toBe(200)
  expect(product.output()).not.toMatch(/"level":[56]0/)
})

test('a client that never finishes a request gets an error and is cut off', async () => {
  const answers = await Promise.all(dawdlers)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([408]))
})

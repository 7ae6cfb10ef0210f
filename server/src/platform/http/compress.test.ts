import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, type RequestOptions, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import {
  brotliCompressSync,
  brotliDecompressSync,
  createBrotliDecompress,
  createGunzip,
  gunzipSync,
} from 'node:zlib'
import fastifyStatic from '@fastify/static'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { eventually } from '../eventually.factory.ts'
import { preferredEncoding } from './compress.ts'

const text = 'Fieldhouse brings athletes and coaches together. '.repeat(40)
const page = `<!doctype html><p>${text}</p>`
const html = { 'content-type': 'text/html; charset=utf-8' }

const decode = {
  br: { whole: brotliDecompressSync, stream: createBrotliDecompress },
  gzip: { whole: gunzipSync, stream: createGunzip },
}

/** An answer that is sent step by step under the test's control. */
interface SlowAnswer {
  put: (words: string) => void
  end: () => void
  break: () => void
  onCancel: ReturnType<typeof vi.fn>
}
let slowStarts: (page: SlowAnswer) => void
const slowAnswer = () => {
  const onCancel = vi.fn()
  return new ReadableStream<Uint8Array>({
    start: (body) =>
      slowStarts({
        put: (words) => body.enqueue(new TextEncoder().encode(words)),
        end: () => body.close(),
        break: () => body.error(new Error('a fault in a stream')),
        onCancel,
      }),
    cancel: onCancel,
  })
}

/** Below a folder: at the address of an athlete's page, a page that nobody has would be cached, and its cookies left out. */
const pages: Record<string, () => Response> = {
  '/pages/whole': () => new Response(page, { headers: html }),
  '/pages/encoded': () => new Response('as it is', { headers: { ...html, 'content-encoding': 'x-ours' } }),
  '/pages/varied': () =>
    new Response(page, {
      status: 404,
      headers: [
        ['content-type', 'text/html'],
        ['content-length', String(page.length)],
        ['vary', 'cookie'],
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
      ],
    }),
  '/pages/moved': () => new Response(null, { status: 302, headers: { location: '/' } }),
}

/** More than what is compressed at once. */
const manyRows = Array.from({ length: 2000 }, (_, id) => ({ id, name: 'Dana' }))

let tested: TestApp
let port: number
let files: string
beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'fieldhouse-files-'))
  await writeFile(join(files, 'built.css'), text)
  await writeFile(join(files, 'built.css.br'), brotliCompressSync(text))
  await writeFile(join(files, 'plain.txt'), text)
  tested = await testApp({
    web: {
      isDevelopment: false,
      render: async ({ url }) => (pages[new URL(url).pathname] ?? (() => new Response('?')))(),
    },
    extend: (app) => {
      app.register(fastifyStatic, { root: files, prefix: '/files/', wildcard: false, preCompressed: true })
      app.get('/test/rows', () => ({ rows: Array.from({ length: 100 }, (_, id) => ({ id, name: 'Dana' })) }))
      app.get('/test/many-rows', () => ({ rows: manyRows }))
      app.get('/test/slow', (_, reply) => reply.headers(html).send(slowAnswer()))
      app.get('/test/page', (_, reply) => reply.headers(html).send(page))
      app.get('/test/few-rows', () => ({ rows: [1, 2, 3] }))
      app.get('/test/picture', (_, reply) => reply.type('image/png').send(Buffer.alloc(5000)))
      app.get('/test/stream', (_, reply) => reply.type('text/plain').send(Readable.from([text])))
    },
  })
  await tested.app.listen({ port: 0, host: '127.0.0.1' })
  port = (tested.app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await tested.close()
  await rm(files, { recursive: true })
})

/** The answer as it is on the wire. `fetch` would decode it. */
const open = (
  path: string,
  acceptEncoding?: string,
  options: RequestOptions = {},
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding }
    request({ port, path, headers, ...options }, resolve)
      .on('error', reject)
      .end()
  })

const whole = async (answer: IncomingMessage) => ({
  status: answer.statusCode,
  headers: answer.headers,
  body: await buffer(answer),
})

const get = async (path: string, acceptEncoding?: string, options?: RequestOptions) =>
  whole(await open(path, acceptEncoding, options))

/** Requests the slow answer and waits until the server has begun with it. */
const openSlow = async (encoding: string, options?: RequestOptions) => {
  const started = new Promise<SlowAnswer>((resolve) => {
    slowStarts = resolve
  })
  const answer = open('/test/slow', encoding, options)
  return { answer, slow: await started }
}

describe('the encoding', () => {
  test.each([
    [undefined, null],
    ['', null],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['GZip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['gzip; q=0.5 , br ; q=0.8', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['deflate, zstd', null],
    ['*', 'br'],
    ['*;q=0', null],
    ['*;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity', null],
    ['identity, gzip;q=0.5', null],
    ['identity;q=0.5, gzip', 'gzip'],
    ['identity;q=0, gzip;q=0.1', 'gzip'],
    ['gzip;q=much', null],
    [';;q=z', null],
    [', ,', null],
  ])('for %j is %j', (header, expected) => expect(preferredEncoding(header)).toBe(expected))
})

describe.each(['br', 'gzip'] as const)('with %s', (encoding) => {
  test('a page is smaller and the same', async () => {
    const { headers, body } = await get('/pages/whole', encoding)
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding', ...html })
    expect(body.length).toBeLessThan(page.length / 5)
    expect(decode[encoding].whole(body).toString()).toBe(page)
  })

  test('a page keeps its status, its cookies, and its Vary header', async () => {
    const { status, headers, body } = await get('/pages/varied', encoding)
    expect(status).toBe(404)
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(headers.vary).toBe('cookie, accept-encoding')
    expect(headers['content-length']).toBe(String(body.length))
    expect(decode[encoding].whole(body).toString()).toBe(page)
  })

  test('a long JSON answer is smaller and the same', async () => {
    const { headers, body } = await get('/test/rows', encoding)
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(headers['content-length']).toBe(String(body.length))
    expect(JSON.parse(decode[encoding].whole(body).toString()).rows).toHaveLength(100)
  })

  test('so is a very long one, which is compressed in another thread', async () => {
    const { headers, body } = await get('/test/many-rows', encoding)
    expect(headers['content-encoding']).toBe(encoding)
    expect(body.length).toBeLessThan(20_000)
    expect(JSON.parse(decode[encoding].whole(body).toString())).toEqual({ rows: manyRows })
  })

  test('the beginning of a stream arrives before its end', async () => {
    const { answer, slow } = await openSlow(encoding)
    slow.put('<p>first')
    const read = (await answer).pipe(decode[encoding].stream()).setEncoding('utf8')
    const shown: string[] = []
    read.on('data', (part: string) => shown.push(part))
    await eventually(() => expect(shown.join('')).toBe('<p>first'))
    slow.put(' second')
    await eventually(() => expect(shown.join('')).toBe('<p>first second'))
    slow.end()
    await once(read, 'end')
    expect(shown.join('')).toBe('<p>first second')
  })
})

describe('the HEAD of a page', () => {
  test.each(['br', 'gzip', undefined])('has the headers of the whole page (%s)', async (encoding) => {
    const { headers: wholePage } = await get('/pages/whole', encoding)
    const { status, headers, body } = await get('/pages/whole', encoding, { method: 'HEAD' })
    expect(status).toBe(200)
    expect(body).toHaveLength(0)
    for (const name of ['content-type', 'content-encoding', 'vary', 'cache-control'])
      expect([name, headers[name]]).toEqual([name, wholePage[name]])
    expect(headers['content-length']).toBe(encoding ? undefined : String(page.length))
  })
})

describe('a stream', () => {
  test.each(['br', 'gzip', 'identity'])('stops when its reader leaves (%s)', async (encoding) => {
    const { answer, slow } = await openSlow(encoding)
    slow.put('first')
    const read = await answer
    read.once('error', () => {}).destroy()
    await eventually(() => expect(slow.onCancel).toHaveBeenCalled())
  })

  test.each(['br', 'gzip', 'identity'])(
    'stops when its reader leaves before it began (%s)',
    async (encoding) => {
      const leaving = new AbortController()
      const { answer, slow } = await openSlow(encoding, { signal: leaving.signal })
      leaving.abort()
      await expect(answer).rejects.toThrow('aborted')
      await eventually(() => expect(slow.onCancel).toHaveBeenCalled())
    },
  )

  test.each(['br', 'gzip', 'identity'])('does not look complete if it breaks (%s)', async (encoding) => {
    const { answer, slow } = await openSlow(encoding)
    slow.put('first')
    const read = await answer
    slow.break()
    await expect(buffer(read)).rejects.toThrow('aborted')
    expect(read.complete).toBe(false)
  })

  test.each(['br', 'gzip'])('is answered as an error if it breaks before it began (%s)', async (encoding) => {
    const { answer, slow } = await openSlow(encoding)
    slow.break()
    const { status, headers, body } = await whole(await answer)
    expect(status).toBe(500)
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'internal' })
  })
})

describe('nothing is compressed', () => {
  const both = 'gzip, br'

  test.each([undefined, 'identity', 'br;q=0, gzip;q=0', 'zstd'])(
    'without the right Accept-Encoding: %s',
    async (header) => {
      const one = await get('/pages/whole', header)
      expect(one.headers['content-encoding']).toBeUndefined()
      expect(one.headers.vary).toBe('accept-encoding')
      expect(one.body.toString()).toBe(page)
      const rows = await get('/test/rows', header)
      expect(rows.headers['content-encoding']).toBeUndefined()
      expect(rows.headers.vary).toBe('accept-encoding')
      expect(JSON.parse(rows.body.toString()).rows).toHaveLength(100)
    },
  )

  test('if it is short', async () => {
    const { headers, body } = await get('/test/few-rows', both)
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe('{"rows":[1,2,3]}')
  })

  test.each(['/test/rows', '/test/page'])('for a HEAD that Fastify measures (%s)', async (path) => {
    const { status, headers, body } = await get(path, both, { method: 'HEAD' })
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers.vary).toBe('accept-encoding')
    expect(body).toHaveLength(0)
  })

  test('if it already has an encoding', async () => {
    const { headers, body } = await get('/pages/encoded', both)
    expect(headers['content-encoding']).toBe('x-ours')
    expect(body.toString()).toBe('as it is')
  })

  test('twice: files are already compressed', async () => {
    const built = await get('/files/built.css', 'br')
    expect(built.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(built.body).toString()).toBe(text)
    for (const path of ['/files/plain.txt', '/test/stream']) {
      const { headers, body } = await get(path, both)
      expect(headers['content-encoding']).toBeUndefined()
      expect(body.toString()).toBe(text)
    }
  })

  test('if it is not text', async () => {
    const { headers, body } = await get('/test/picture', both)
    expect(headers['content-encoding']).toBeUndefined()
    expect(body).toEqual(Buffer.alloc(5000))
  })

  test('if there is no body', async () => {
    const { status, headers, body } = await get('/pages/moved', both)
    expect([status, headers.location, headers['content-encoding']]).toEqual([302, '/', undefined])
    expect(body).toHaveLength(0)
  })
})

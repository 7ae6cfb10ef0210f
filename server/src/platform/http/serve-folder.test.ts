import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { serveFolder } from './serve-folder.ts'

const dir = mkdtempSync(join(tmpdir(), 'fieldhouse-files-'))
mkdirSync(join(dir, 'assets/deep'), { recursive: true })
writeFileSync(join(dir, 'assets/page.js'), 'page()')
writeFileSync(join(dir, 'assets/page.js.br'), brotliCompressSync('page()'))
writeFileSync(join(dir, 'assets/page.js.gz'), gzipSync('page()'))
writeFileSync(join(dir, 'assets/deep/part.js'), 'part()')
writeFileSync(join(dir, 'icon.svg'), '<svg/>')

const opened: FastifyInstance[] = []
/** With nothing in memory. */
const start = async () => {
  const app = Fastify()
  opened.push(app)
  await serveFolder(app, dir)
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: () => 'a page' })
  app.get('/:slug', () => 'an athlete')
  return app
}
const app = await start()
afterAll(async () => {
  for (const one of opened) await one.close()
  rmSync(dir, { recursive: true })
})

const ask = (url: string, method: 'GET' | 'HEAD' = 'GET') => app.inject({ url, method })

test('files are served with their type, and those with a hash in their name are cached for good', async () => {
  const script = await ask('/assets/page.js?v=1')
  expect(script.body).toBe('page()')
  expect(script.headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await ask('/assets/deep/part.js')).body).toBe('part()')
  const icon = await ask('/icon.svg')
  expect(icon.body).toBe('<svg/>')
  expect(icon.headers).toMatchObject({ 'cache-control': 'public, max-age=3600' })
})

test('a compressed copy is sent to those who take it', async () => {
  const { headers, rawPayload } = await app.inject({
    url: '/assets/page.js',
    headers: { 'accept-encoding': 'br' },
  })
  expect(headers['content-encoding']).toBe('br')
  expect(rawPayload).toEqual(brotliCompressSync('page()'))
})

describe('the second time, when a file is in memory,', () => {
  const twice = async (url: string, headers: Record<string, string> = {}) => {
    const app = await start()
    const [first, second] = [await app.inject({ url, headers }), await app.inject({ url, headers })]
    return { first, second }
  }
  const lasting = ({ headers: { date: _date, ...lasting } }: Awaited<ReturnType<typeof ask>>) => lasting

  test.each(['', 'br', 'gzip', 'gzip, deflate, br', 'br;q=0, *', 'zz'])(
    'it has the same headers and bytes, taken as “%s”',
    async (encoding) => {
      for (const url of ['/assets/page.js', '/assets/page.js.br', '/assets/page.js.gz', '/icon.svg']) {
        const { first, second } = await twice(url, encoding ? { 'accept-encoding': encoding } : {})
        expect(lasting(second)).toEqual(lasting(first))
        expect(second.rawPayload).toEqual(first.rawPayload)
        expect(second.statusCode).toBe(200)
      }
    },
  )

  test('it is not read again', async () => {
    expect((await ask('/icon.svg')).body).toBe('<svg/>')
    writeFileSync(join(dir, 'icon.svg'), '<svg>2</svg>')
    expect((await ask('/icon.svg')).body).toBe('<svg/>')
    writeFileSync(join(dir, 'icon.svg'), '<svg/>')
  })

  test('a part of it, a known version of it, and its HEAD are still answered', async () => {
    await ask('/assets/deep/part.js')
    const etag = String((await ask('/assets/deep/part.js')).headers.etag)
    const part = await app.inject({ url: '/assets/deep/part.js', headers: { range: 'bytes=0-3' } })
    expect([part.statusCode, part.body]).toEqual([206, 'part'])
    const known = await app.inject({ url: '/assets/deep/part.js', headers: { 'if-none-match': etag } })
    expect([known.statusCode, known.body]).toEqual([304, ''])
    const head = await ask('/assets/deep/part.js', 'HEAD')
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '6'])
    expect((await ask('/assets/deep/part.js')).body).toBe('part()')
  })
})

test('HEAD has the headers of a file and no body', async () => {
  const { body, headers, statusCode } = await ask('/icon.svg', 'HEAD')
  expect([statusCode, body, headers['content-length']]).toEqual([200, '', '6'])
})

test('every other address is a page, also next to the files', async () => {
  for (const url of ['/assets/none.js', '/assets', '/assets/../icon.sv', '/assets/deep', '/'])
    expect((await ask(url)).body).toMatch(/^(a page|an athlete)$/)
  expect((await ask('/jo-smith')).body).toBe('an athlete')
})

test('nothing outside of the folder is a file', async () => {
  for (const url of ['/assets/..%2f..%2fetc%2fpasswd', '/%2e%2e/package.json', '//etc/passwd'])
    expect((await ask(url)).body).toMatch(/^(a page|an athlete)$/)
})

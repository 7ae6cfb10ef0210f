import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { serveFolder } from './serve-folder.ts'

const dir = mkdtempSync(join(tmpdir(), 'fieldhouse-files-'))
mkdirSync(join(dir, 'assets/deep'), { recursive: true })
writeFileSync(join(dir, 'assets/page.js'), 'page()')
writeFileSync(join(dir, 'assets/page.js.br'), brotliCompressSync('page()'))
writeFileSync(join(dir, 'assets/deep/part.js'), 'part()')
writeFileSync(join(dir, 'icon.svg'), '<svg/>')

const app = Fastify()
await serveFolder(app, dir)
app.route({ method: ['GET', 'HEAD'], url: '/*', handler: () => 'a page' })
app.get('/:slug', () => 'an athlete')
afterAll(async () => {
  await app.close()
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

import type { FastifyInstance } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { createHttpServer } from '../../../platform/http/http-server.ts'
import { createLog } from '../../../platform/log.ts'
import { listFigures, readFigure } from './figure-file.ts'
import { serveFigures } from './serve-figures.ts'

const app: FastifyInstance = createHttpServer({ log: createLog('silent'), trustProxy: false })
serveFigures(app)
afterAll(() => app.close())

const get = (of: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/figures.svg?of=${of}`, headers })

const groups = (text: string) => [...text.matchAll(/<g id="([^"]+)"/g)].map(([, name]) => name)

describe('SHL-06 several drawings in one file', () => {
  test('are all in it, once each and unchanged', async () => {
    const answer = await get('soccer-keeper,hockey-goalie,soccer-keeper')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/svg+xml')
    expect(groups(answer.body)).toEqual(['hockey-goalie', 'soccer-keeper'])
    expect(answer.body).toContain(readFigure('soccer-keeper'))
    expect(answer.body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg">[\s\S]*<\/svg>$/)
  })

  test('every drawing has one group with its name', () => {
    const names = [...listFigures()]
    expect(names.length).toBeGreaterThan(10)
    expect(names.map((name) => groups(readFigure(name)))).toEqual(names.map((name) => [name]))
  })

  test('are the same file in any order, sent compressed and once', async () => {
    const [one, other] = [await get('soccer-keeper,hockey-goalie'), await get('hockey-goalie,soccer-keeper')]
    expect(other.headers.etag).toBe(one.headers.etag)
    expect((await get('hockey-goalie', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br')
    const again = await get('hockey-goalie,soccer-keeper', { 'if-none-match': String(one.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each([
    '',
    'nobody',
    'hockey-goalie,',
    '../../package',
    'hockey-goalie,%2e%2e%2fpackage',
    '%3Cscript%3E',
  ])('there is no file of %j', async (of) => {
    const answer = await get(of)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('<script>')
  })

  test('a name given twice is refused as not found', async () => {
    expect((await app.inject('/figures.svg?of=hockey-goalie&of=nobody')).statusCode).toBe(404)
  })
})

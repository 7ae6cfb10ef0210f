import type { FastifyInstance } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { createHttpServer } from '../../../platform/http/http-server.ts'
import { createMemoryLimiter } from '../../../platform/http/rate-limit.ts'
import { createLog } from '../../../platform/log.ts'
import { listFigures, readFigure } from './figure-file.ts'
import { serveFigures } from './serve-figures.ts'

const app: FastifyInstance = createHttpServer({ log: createLog('silent'), trustProxy: false })
serveFigures(app, createMemoryLimiter())
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
    const names = listFigures()
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

  test('there is no file for names given twice', async () => {
    expect((await app.inject('/figures.svg?of=hockey-goalie&of=soccer-keeper')).statusCode).toBe(404)
  })

  test('no drawing takes the colors of another', () => {
    const ids = listFigures().flatMap((name) =>
      [...readFigure(name).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('joining others again and again is limited per caller, and known files stay free', async () => {
    const names = listFigures()
    const pairs = names.flatMap((one) =>
      names.filter((other) => other > one).map((other) => `${one},${other}`),
    )
    const ask = (of: string) => app.inject({ url: `/figures.svg?of=${of}`, remoteAddress: '192.0.2.7' })
    const codes = []
    for (const pair of pairs.slice(0, 41)) codes.push((await ask(pair)).statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(40)
    expect(codes.at(-1)).toBe(429)
    expect((await ask(pairs[39] ?? '')).statusCode).toBe(200)
  })
})

import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createLog } from '../log.ts'
import { createHttpServer } from './http-server.ts'
import { visitorAddress } from './visitor-address.ts'

const settings = [
  undefined,
  '0',
  '1',
  '2',
  '127.0.0.1',
  '10.0.0.0/8,127.0.0.1',
  '10.1.0.0/16, 2001:db8::/32',
  '::1',
]
const nearest = ['127.0.0.1', '::1', '::ffff:10.1.2.3', '10.2.0.1', '2001:db8::7', '203.0.113.7']
const forwarded = [
  undefined,
  '',
  '198.51.100.1',
  '198.51.100.1, 10.1.0.9',
  '198.51.100.1,10.1.0.9 ,,10.2.0.9',
  '127.0.0.1, 127.0.0.1',
  'nonsense, 10.1.0.9',
  '2001:db8:1::1,2001:db8::9',
]

test.each(settings)('with TRUST_PROXY %s it is the address that Fastify knows', async (TRUST_PROXY) => {
  const { trustProxy } = readConfig({ NODE_ENV: 'test', ...(TRUST_PROXY && { TRUST_PROXY }) })
  const app = createHttpServer({ log: createLog('silent'), trustProxy })
  const addressOf = visitorAddress(trustProxy)
  app.get('/', async (request) => ({ fastify: request.ip, ours: addressOf(request.raw) }))
  const seen = new Set<string>()
  for (const remoteAddress of nearest)
    for (const header of forwarded) {
      const headers = header === undefined ? {} : { 'x-forwarded-for': header }
      const { fastify, ours } = (await app.inject({ url: '/', remoteAddress, headers })).json()
      expect(ours, `${header} by ${remoteAddress}`).toBe(fastify)
      seen.add(ours)
    }
  expect(seen.size).toBeGreaterThan(nearest.length - 1)
  await app.close()
})

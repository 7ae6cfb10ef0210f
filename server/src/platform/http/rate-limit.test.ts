import { once } from 'node:events'
import { Redis } from 'ioredis'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hasRedis, startRedis } from '../../../../tools/services/redis.ts'
import { advanceClock, resetClock } from '../clock.ts'
import { startSilentRedis } from '../silent-redis.factory.ts'
import { callerOf, createMemoryLimiter, createRedisLimiter, standardLimits } from './rate-limit.ts'

const limits = { ...standardLimits, form: { requests: 2, seconds: 60 } }
afterEach(resetClock)

describe('in memory', () => {
  test('the third of two is told how long to wait, and may come again after that', async () => {
    const { take } = createMemoryLimiter(limits)
    expect([await take('form', 'a'), await take('form', 'a')]).toEqual([0, 0])
    expect(await take('form', 'a')).toBe(60)
    expect(await take('form', 'b')).toBe(0)
    expect(await take('read', 'a')).toBe(0)
    advanceClock(60_001)
    expect(await take('form', 'a')).toBe(0)
  })
})

describe.skipIf(!hasRedis())('in Redis', () => {
  test('nodes count together, and each for itself while Redis is away', async () => {
    const service = await startRedis()
    const connect = () => new Redis(service.url, { maxRetriesPerRequest: 0, retryStrategy: () => null })
    const clients = [connect(), connect()]
    for (const client of clients) client.on('error', () => {})
    const [one, other] = clients.map((client) => createRedisLimiter(client, limits))
    if (!one || !other) throw new Error('two nodes')
    expect([await one.take('form', 'a'), await other.take('form', 'a')]).toEqual([0, 0])
    expect(await one.take('form', 'a')).toBeGreaterThan(0)
    await service.stop()
    expect([await one.take('form', 'a'), await one.take('form', 'a')]).toEqual([0, 0])
    expect(await one.take('form', 'a')).toBeGreaterThan(0)
    for (const client of clients) client.disconnect()
  })
})

describe('a Redis that hangs', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is waited for once; then each node counts for itself, and asks again after a while', async () => {
    // With time standing still, whatever waits for an answer waits for ever.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const redis = await startSilentRedis()
    const client = new Redis(redis.url, { commandTimeout: 500, enableOfflineQueue: false })
    client.on('error', () => {})
    await once(client, 'ready')
    const { take } = createRedisLimiter(client, limits)
    const first = take('form', 'a')
    await redis.heard('EVAL')
    vi.advanceTimersByTime(500)
    expect(await first).toBe(0)
    expect(await take('form', 'a')).toBe(0)
    expect(await take('form', 'a')).toBeGreaterThan(0)
    expect(redis.count('EVAL')).toBe(1)
    advanceClock(5_001)
    const again = take('form', 'a')
    await redis.heard('EVAL', 2)
    vi.advanceTimersByTime(500)
    expect(await again).toBeGreaterThan(0)
    client.disconnect()
    redis.close()
  })
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2:ffff:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:db8::7:0:0:6', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, caller) => expect(callerOf(ip)).toBe(caller))

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
  test('the third of two is refused with the time to wait, and allowed after that', async () => {
    const { take } = createMemoryLimiter(limits)
    expect([await take('form', 'a'), await take('form', 'a')]).toEqual([0, 0])
    expect(await take('form', 'a')).toBe(60)
    expect(await take('form', 'b')).toBe(0)
    expect(await take('read', 'a')).toBe(0)
    advanceClock(60_001)
    expect(await take('form', 'a')).toBe(0)
  })

  test('a call that turned out not to be an attempt is given back', async () => {
    const { take, giveBack } = createMemoryLimiter(limits)
    giveBack('form', 'a')
    take('form', 'a')
    take('form', 'a')
    giveBack('form', 'a')
    expect([take('form', 'a'), take('form', 'a')]).toEqual([0, 60])
  })
})

describe('a flood of addresses', () => {
  const flood = (
    limiter: ReturnType<typeof createMemoryLimiter>,
    rate: 'sign-in' | 'read',
    callers: number,
  ) => {
    for (let number = 0; number < callers; number += 1) limiter.take(rate, `flood ${number}`)
  }
  const { requests } = standardLimits['sign-in']

  test('gives a guesser no new attempts, whatever it requests', () => {
    const limiter = createMemoryLimiter()
    for (let tried = 0; tried < requests; tried += 1) expect(limiter.take('sign-in', 'guesser')).toBe(0)
    expect(limiter.take('sign-in', 'guesser')).toBeGreaterThan(0)
    flood(limiter, 'read', 150_000)
    expect(limiter.take('sign-in', 'guesser')).toBeGreaterThan(0)
    flood(limiter, 'sign-in', 150_000)
    expect(limiter.take('sign-in', 'guesser')).toBeGreaterThan(0)
  })

  test('does not fill the memory, and is forgotten when its time is over', () => {
    const limiter = createMemoryLimiter()
    flood(limiter, 'sign-in', 200_000)
    expect(limiter.size).toBeLessThanOrEqual(55_000)
    advanceClock(standardLimits['sign-in'].seconds * 1000 + 1)
    limiter.take('sign-in', 'somebody')
    expect(limiter.size).toBe(1)
  })

  test('still counts newcomers when there is no room', () => {
    const limiter = createMemoryLimiter()
    flood(limiter, 'sign-in', 50_000)
    const waits = Array.from({ length: requests + 1 }, () => limiter.take('sign-in', 'guesser'))
    expect(waits.at(-1)).toBeGreaterThan(0)
    limiter.giveBack('sign-in', 'guesser')
    limiter.giveBack('sign-in', 'guesser')
    expect(limiter.take('sign-in', 'guesser')).toBe(0)
  })

  test('does not block everyone else', () => {
    const limiter = createMemoryLimiter()
    flood(limiter, 'sign-in', 60_000)
    const served = Array.from({ length: 200 }, (_, number) => limiter.take('sign-in', `honest ${number}`))
    expect(served.filter((wait) => wait === 0).length).toBeGreaterThan(190)
  })
})

describe.skipIf(!hasRedis())('in Redis', () => {
  test('nodes count together, and each on its own while Redis is away', async () => {
    const service = await startRedis()
    const connect = () => new Redis(service.url, { maxRetriesPerRequest: 0, retryStrategy: () => null })
    const clients = [connect(), connect()]
    for (const client of clients) client.on('error', () => {})
    const [one, other] = clients.map((client) => createRedisLimiter(client, limits))
    if (!one || !other) throw new Error('two nodes')
    expect([await one.take('form', 'a'), await other.take('form', 'a')]).toEqual([0, 0])
    expect(await one.take('form', 'a')).toBeGreaterThan(0)
    await other.giveBack('form', 'a')
    await one.giveBack('form', 'a')
    await one.giveBack('form', 'never counted')
    expect([await one.take('form', 'a'), await other.take('form', 'never counted')]).toEqual([0, 0])
    await service.stop()
    expect([await one.take('form', 'a'), await one.take('form', 'a')]).toEqual([0, 0])
    expect(await one.take('form', 'a')).toBeGreaterThan(0)
    await one.giveBack('form', 'a')
    await one.giveBack('form', 'a')
    expect(await one.take('form', 'a')).toBe(0)
    for (const client of clients) client.disconnect()
  })
})

describe('a Redis that hangs', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is waited for once, then each node counts on its own and tries Redis again after a while', async () => {
    // With the clock stopped, anything that waits for an answer waits forever.
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

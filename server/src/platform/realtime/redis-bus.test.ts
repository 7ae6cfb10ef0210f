import { sessionChannel } from '@fieldhouse/contract/channels'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { hasRedis, type RedisService, startRedis } from '../../../../tools/services/redis.ts'
import { startSilentRedis } from '../silent-redis.factory.ts'
import {
  app,
  claimFor,
  connectSocket,
  log,
  session,
  startTestNode,
  type TestNode,
} from './realtime.factory.ts'
import { createRedisBus } from './redis-bus.ts'

describe.skipIf(!hasRedis())('nodes joined by Redis', () => {
  let redis: RedisService

  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.stop())

  const nodes: TestNode[] = []
  afterEach(async () => {
    for (const node of nodes.splice(0)) await node.stop()
  })

  const startNode = async (key = app.key): Promise<TestNode> => {
    const node = await startTestNode({ bus: createRedisBus({ url: redis.url, key, log }) })
    nodes.push(node)
    return node
  }

  /** A client of the node that is in the channel `news`. */
  const listenAt = async (node: TestNode) => {
    const client = await connectSocket(node.port)
    client.say('pusher:subscribe', { channel: 'news' })
    await client.next()
    return client
  }

  type Listener = Awaited<ReturnType<typeof listenAt>>

  /** Nodes join the bus at their own pace, so this publishes repeatedly until the listener gets it. */
  const untilHeard = async (from: TestNode, listener: Listener) => {
    const heard = listener.next().then(() => true)
    const soon = () => new Promise<false>((resolve) => setTimeout(resolve, 20, false))
    do await from.realtime.publish('news', 'Probe', {})
    while (!(await Promise.race([heard, soon()])))
  }

  /** The next event that is not a probe. A duplicate would show up as the one after it. */
  const nextEvent = async (listener: Listener): Promise<string> => {
    const { event } = await listener.next()
    return event === 'Probe' ? nextEvent(listener) : event
  }

  const expectExactlyOnce = async (from: TestNode, listeners: Listener[]) => {
    await from.realtime.publish('news', 'First', {})
    await from.realtime.publish('news', 'Second', {})
    for (const listener of listeners) {
      expect(await nextEvent(listener)).toBe('First')
      expect(await nextEvent(listener)).toBe('Second')
    }
  }

  test('two nodes deliver each other’s events exactly once, also after Redis was gone', async () => {
    const [one, two] = [await startNode(), await startNode()]
    const [atOne, atTwo] = [await listenAt(one), await listenAt(two)]
    await untilHeard(one, atTwo)
    await untilHeard(two, atOne)
    await expectExactlyOnce(one, [atOne, atTwo])
    await expectExactlyOnce(two, [atOne, atTwo])

    process.kill(redis.pid, 'SIGKILL')
    await one.realtime.publish('news', 'Local', {})
    expect(await nextEvent(atOne)).toBe('Local')

    await redis.restart()
    await untilHeard(one, atTwo)
    await untilHeard(two, atOne)
    await expectExactlyOnce(one, [atOne, atTwo])
    await expectExactlyOnce(two, [atOne, atTwo])
  })

  test('a session that ends on one node loses its websockets on the other (ACC-14)', async () => {
    const [one, two] = [await startNode(), await startNode()]
    const atTwo = await listenAt(two)
    await untilHeard(one, atTwo)
    atTwo.say('pusher:subscribe', claimFor(atTwo.socketId, 'private-user.42'))
    expect(await nextEvent(atTwo)).toBe('pusher_internal:subscription_succeeded')
    await one.realtime.publish(sessionChannel(session), 'session-ended', {})
    expect(await atTwo.closed).toEqual({ code: 4003, reason: 'Signed out' })
  })

  test('installations with different keys share one Redis without getting each other’s events', async () => {
    const [strangerOne, strangerTwo] = [await startNode('other-key'), await startNode('other-key')]
    const atStranger = await listenAt(strangerTwo)
    await untilHeard(strangerOne, atStranger)
    const [one, two] = [await startNode(), await startNode()]
    const atTwo = await listenAt(two)
    await untilHeard(one, atTwo)
    await one.realtime.publish('news', 'Foreign', {})
    expect(await nextEvent(atTwo)).toBe('Foreign')
    await strangerOne.realtime.publish('news', 'Own', {})
    expect(await nextEvent(atStranger)).toBe('Own')
  })

  test('a malformed message on the bus is skipped', async () => {
    const [one, two] = [await startNode(), await startNode()]
    const atTwo = await listenAt(two)
    await untilHeard(one, atTwo)
    const client = new Redis(redis.url)
    for (const text of ['{', 'null', '{"node":"x","message":{"channel":"news","event":"Bare","data":1}}']) {
      expect(await client.publish(`realtime:${app.key}`, text)).toBe(2)
    }
    client.disconnect()
    await one.realtime.publish('news', 'Sound', {})
    expect(await nextEvent(atTwo)).toBe('Sound')
  })

  test('a node starts and serves without Redis', async () => {
    await redis.stop()
    const node = await startNode()
    const listener = await listenAt(node)
    await node.realtime.publish('news', 'Local', {})
    expect((await listener.next()).event).toBe('Local')
  })
})

describe('a Redis that hangs', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('is waited for once, and events go on to the clients of the node and to Redis', async () => {
    // With the clock stopped, anything that waits for an answer waits forever.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const redis = await startSilentRedis()
    const node = await startTestNode({ bus: createRedisBus({ url: redis.url, key: app.key, log }) })
    const listener = await connectSocket(node.port)
    listener.say('pusher:subscribe', { channel: 'news' })
    await listener.next()
    // Until the connection is open, each is refused immediately.
    const early: Promise<void>[] = []
    while (redis.count('PUBLISH') === 0) {
      early.push(node.realtime.publish('news', 'Early', {}))
      await new Promise(setImmediate)
    }
    vi.advanceTimersByTime(500)
    await Promise.all(early)
    const before = redis.count('PUBLISH')
    for (const event of ['First', 'Second', 'Third']) await node.realtime.publish('news', event, {})
    const heard: string[] = []
    while (!heard.includes('Third')) heard.push((await listener.next()).event)
    expect(heard.filter((event) => event !== 'Early')).toEqual(['First', 'Second', 'Third'])
    await redis.heard('PUBLISH', before + 3)
    vi.useRealTimers()
    await node.stop()
    redis.close()
  })
})

import type { AddressInfo } from 'node:net'
import { privateUserChannel } from '@fieldhouse/contract/channels'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../app.factory.ts'
import { eventually } from '../eventually.factory.ts'
import {
  claimFor,
  connectSocket,
  from,
  openSocket,
  startTestNode,
  type TestNode,
} from './realtime.factory.ts'

let node: TestNode
beforeEach(async () => {
  node = await startTestNode()
})
afterEach(() => node.stop())

type Client = Awaited<ReturnType<typeof connectSocket>>
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

const join = async (client: Client, channel: string) => {
  client.say('pusher:subscribe', claimFor(client.socketId, channel))
  expect((await client.next()).event).toBe('pusher_internal:subscription_succeeded')
}
/** Opens the socket of a signed-in person. */
const signIn = async (userId: string, options = {}) => {
  const client = await connectSocket(node.port, options)
  await join(client, privateUserChannel(userId))
  return client
}
const expectOpen = async (client: Client) => {
  client.say('pusher:ping')
  expect((await client.next()).event).toBe('pusher:pong')
}
const expectRefused = async (client: ReturnType<typeof openSocket>, code: number) => {
  expect(await client.next()).toMatchObject({ event: 'pusher:error', data: { code } })
  expect((await client.closed).code).toBe(code)
}
const openFrom = (address: string, port = node.port) => openSocket(port, undefined, from(address))

describe('anonymous sockets', () => {
  test('are limited to 50 per household, over both ports together, and others still come in', async () => {
    await times(25, () => connectSocket(node.port, from('203.0.113.7')))
    await times(25, () => connectSocket(node.secondPort, from('::ffff:203.0.113.7')))
    for (const port of [node.port, node.secondPort]) await expectRefused(openFrom('203.0.113.7', port), 4100)
    expect(node.realtime.connections()).toBe(50)
    await expectOpen(await connectSocket(node.port, from('203.0.113.8')))
  })

  test('are counted for a whole IPv6 network', async () => {
    await times(50, (index) => connectSocket(node.port, from(`2001:db8:1:2::${index + 1}`)))
    await expectRefused(openFrom('2001:db8:1:2:ffff::1'), 4100)
    await expectOpen(await connectSocket(node.port, from('2001:db8:1:3::1')))
  })

  test('make room when they close', async () => {
    const [first] = await times(50, () => connectSocket(node.port))
    first?.socket.close()
    await eventually(() => expect(node.realtime.connections()).toBe(49))
    await expectOpen(await connectSocket(node.port))
    await expectRefused(openSocket(node.port), 4100)
  })

  test('stay anonymous in public channels, and with an invalid signature', async () => {
    const clients = await times(50, () => connectSocket(node.port))
    for (const client of clients) {
      client.say('pusher:subscribe', { channel: 'news' })
      client.say('pusher:subscribe', { ...claimFor('1.1', 'private-user.42'), channel: 'private-user.42' })
      await client.next()
      expect((await client.next()).event).toBe('pusher:error')
    }
    await expectRefused(openSocket(node.port), 4100)
  })
})

describe('sockets of signed-in people', () => {
  test('do not count for their household, because a whole school has one address', async () => {
    for (let user = 0; user < 120; user++) await signIn(String(user))
    expect(node.realtime.connections()).toBe(120)
    await expectOpen(await connectSocket(node.port))
  })

  test('are limited to 20 per account: one more closes the oldest, which does not reconnect', async () => {
    const clients: Client[] = []
    for (let count = 0; count < 20; count++) clients.push(await signIn('42'))
    const [oldest, second] = clients
    const newest = await signIn('42')
    expect(await oldest?.closed).toEqual({ code: 4004, reason: 'Too many connections of this account' })
    for (const client of [second, newest]) if (client) await expectOpen(client)
    await signIn('42')
    expect((await second?.closed)?.code).toBe(4004)
    await signIn('43')
    await expectOpen(newest)
  })

  test('count for their account until they close, whatever channels they leave', async () => {
    const channel = privateUserChannel('42')
    const clients: Client[] = []
    for (let count = 0; count < 20; count++) {
      const client = await signIn('42')
      client.say('pusher:unsubscribe', { channel })
      await expectOpen(client)
      clients.push(client)
    }
    await signIn('42')
    expect((await clients[0]?.closed)?.code).toBe(4004)
  })
})

test('a node has a limit for all sockets together', async () => {
  const small = await startTestNode({ limits: { total: 3 } })
  const clients = await times(3, (index) => connectSocket(small.port, from(`203.0.113.${index}`)))
  const fourth = openSocket(small.port, undefined, from('203.0.113.9'))
  await expectRefused(fourth, 4100)
  clients[0]?.socket.close()
  await eventually(() => expect(small.realtime.connections()).toBe(2))
  await expectOpen(await connectSocket(small.port, from('203.0.113.9')))
  await small.stop()
})

describe('time', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('a socket that joins nothing is closed after two minutes, however much it sends', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const fresh = await startTestNode()
    const [useless, reader, member] = await times(3, () => connectSocket(fresh.port))
    if (!useless || !reader || !member) throw new Error('three clients')
    reader.say('pusher:subscribe', { channel: 'news' })
    await reader.next()
    await join(member, 'private-user.42')
    for (let minute = 0; minute < 2; minute++) {
      vi.advanceTimersByTime(60_000)
      for (const client of [useless, reader, member]) await expectOpen(client)
    }
    vi.advanceTimersByTime(60_000)
    expect(await useless.closed).toEqual({ code: 4202, reason: 'Closed after inactivity' })
    for (const client of [reader, member]) await expectOpen(client)
    await fresh.stop()
  })
})

describe('behind a proxy', () => {
  let tested: TestApp
  beforeAll(async () => {
    tested = await testApp({ settings: { TRUST_PROXY: '1' } })
    await tested.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => tested.close())

  test('each visitor is a separate household, and nobody can pretend to be another', async () => {
    const { port } = tested.app.server.address() as AddressInfo
    const clients: ReturnType<typeof openSocket>[] = []
    const by = (forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded }
      const client = openSocket(port, '/app/fieldhouse?protocol=7', { headers })
      clients.push(client)
      return client
    }
    await times(50, async (index) => by(`192.0.2.${index}, 203.0.113.7`).next())
    await expectRefused(by('198.51.100.1, 203.0.113.7'), 4100)
    expect((await by('203.0.113.8').next()).event).toBe('pusher:connection_established')
    for (const { socket } of clients) socket.terminate()
  })
})

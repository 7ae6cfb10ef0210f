import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { privateUserChannel } from '@fieldhouse/contract/channels'
import Echo from 'laravel-echo'
import pusherModule from 'pusher-js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { app, connectSocket, startTestNode, type TestNode } from './realtime.factory.ts'

// Its types describe an ES module, but Node loads the class itself.
const Pusher = pusherModule as unknown as typeof pusherModule.default
type Client = InstanceType<typeof Pusher>

let node: TestNode
const clients: Client[] = []

beforeEach(async () => {
  node = await startTestNode()
})
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect()
  await node.stop()
})

const optionsFor = (userId: string, port: number) => ({
  cluster: '',
  wsHost: '127.0.0.1',
  wsPort: port,
  forceTLS: false,
  enabledTransports: ['ws' as const],
  channelAuthorization: {
    endpoint: `http://127.0.0.1:${node.port}/`,
    transport: 'ajax' as const,
    headers: { 'x-user': userId },
  },
})

const connect = (userId: string, port: number, key = app.key): Client => {
  const client = new Pusher(key, optionsFor(userId, port))
  clients.push(client)
  return client
}

interface Emitter {
  bind(event: string, listener: (value: unknown) => void): unknown
}

const heard = (emitter: Emitter, event: string): Promise<unknown> =>
  new Promise((resolve) => {
    emitter.bind(event, resolve)
  })

describe.each(['port', 'secondPort'] as const)('over the %s', (port) => {
  test('pusher-js joins the channel of its user and gets an event', async () => {
    const channel = connect('42', node[port]).subscribe(privateUserChannel('42'))
    const message = heard(channel, 'SendMessage')
    await heard(channel, 'pusher:subscription_succeeded')
    await node.realtime.publish(privateUserChannel('43'), 'SendMessage', { text: 'for somebody else' })
    await node.realtime.publish(privateUserChannel('42'), 'SendMessage', { id: 'a1', text: 'Hello' })
    expect(await message).toEqual({ id: 'a1', text: 'Hello' })
  })

  test('laravel-echo joins the channel of its user and gets an event', async () => {
    const client = connect('42', node[port])
    const channel = new Echo({ broadcaster: 'pusher', client }).private('user.42')
    const message = new Promise((resolve) => {
      channel.listen('.TaskStatus', resolve)
    })
    await new Promise<void>((resolve) => {
      channel.subscribed(resolve)
    })
    await node.realtime.publish(privateUserChannel('42'), 'TaskStatus', { done: true })
    expect(await message).toEqual({ done: true })
  })
})

test("another user's channel is refused by the auth route", async () => {
  const channel = connect('42', node.port).subscribe(privateUserChannel('43'))
  expect(await heard(channel, 'pusher:subscription_error')).toMatchObject({ type: 'AuthError', status: 403 })
})

test('a forged signature is refused by the websocket server, and the client learns on which channel', async () => {
  const client = new Pusher(app.key, {
    ...optionsFor('42', node.port),
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '',
      customHandler: (_request, callback) => callback(null, { auth: `${app.key}:${'0'.repeat(64)}` }),
    },
  })
  clients.push(client)
  const channel = client.subscribe(privateUserChannel('42'))
  expect(await heard(channel, 'pusher:subscription_error')).toMatchObject({ type: 'AuthError' })
})

test('with an unknown key the client gives up', async () => {
  const client = connect('42', node.port, 'other-key')
  const error = heard(client.connection, 'error')
  await heard(client.connection, 'disconnected')
  expect(await error).toMatchObject({ error: { data: { code: 4001 } } })
})

test('when its node closes, the client moves to another and joins its channel again', async () => {
  const other = await startTestNode()
  let serving = node.realtime
  const balancer = createServer().on('upgrade', (...upgrade) => serving.handleUpgrade(...upgrade))
  balancer.listen(0, '127.0.0.1')
  await once(balancer, 'listening')
  const client = connect('42', (balancer.address() as AddressInfo).port)
  const channel = client.subscribe(privateUserChannel('42'))
  await heard(channel, 'pusher:subscription_succeeded')

  serving = other.realtime
  const error = heard(client.connection, 'error')
  const joinedAgain = heard(channel, 'pusher:subscription_succeeded')
  await node.realtime.close()
  expect(await error).toMatchObject({ data: { code: 4200 } })
  await joinedAgain
  const message = heard(channel, 'SendMessage')
  await other.realtime.publish(privateUserChannel('42'), 'SendMessage', { id: 'a2' })
  expect(await message).toEqual({ id: 'a2' })

  client.disconnect()
  balancer.close()
  await other.stop()
})

test('with too many sockets of an account, the oldest gives up and the newest stays', async () => {
  const strict = await startTestNode({ limits: { account: 1 } })
  const [older, newer] = [connect('42', strict.port), connect('42', strict.port)]
  const error = heard(older.connection, 'error')
  const gone = heard(older.connection, 'disconnected')
  await heard(older.subscribe(privateUserChannel('42')), 'pusher:subscription_succeeded')
  const channel = newer.subscribe(privateUserChannel('42'))
  await heard(channel, 'pusher:subscription_succeeded')
  await gone
  expect(await error).toMatchObject({ data: { code: 4004 } })
  const message = heard(channel, 'SendMessage')
  await strict.realtime.publish(privateUserChannel('42'), 'SendMessage', { id: 'a3' })
  expect(await message).toEqual({ id: 'a3' })
  newer.disconnect()
  await strict.stop()
})

test('one too many from an address connects by itself as soon as there is room', async () => {
  const strict = await startTestNode({ limits: { anonymous: 1 } })
  const first = await connectSocket(strict.port)
  const client = connect('42', strict.port)
  expect(await heard(client.connection, 'error')).toMatchObject({ error: { data: { code: 4100 } } })
  const channel = client.subscribe(privateUserChannel('42'))
  const joined = heard(channel, 'pusher:subscription_succeeded')
  first.socket.close()
  await joined
  client.disconnect()
  await strict.stop()
})

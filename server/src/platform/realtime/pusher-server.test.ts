import { once } from 'node:events'
import { sessionChannel } from '@fieldhouse/contract/channels'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sign } from './channel-auth.ts'
import {
  app,
  claimFor,
  connectSocket,
  openSocket,
  session,
  startTestNode,
  type TestNode,
} from './realtime.factory.ts'

let node: TestNode

beforeEach(async () => {
  node = await startTestNode()
})
afterEach(() => node.stop())

/** After every refusal, the next client is served as usual. */
const expectService = async () => {
  const client = await connectSocket(node.port)
  client.say('pusher:subscribe', { channel: 'news' })
  expect(await client.next()).toMatchObject({ event: 'pusher_internal:subscription_succeeded' })
  await node.realtime.publish('news', 'Hello', { id: 7 })
  expect(await client.next()).toEqual({ event: 'Hello', channel: 'news', data: '{"id":7}' })
}

describe('the handshake', () => {
  test('welcomes a client with its socket id and the activity timeout', async () => {
    const { data, ...frame } = await openSocket(node.port).next()
    expect(frame).toEqual({ event: 'pusher:connection_established' })
    expect(JSON.parse(String(data))).toEqual({
      socket_id: expect.stringMatching(/^\d+\.\d+$/),
      activity_timeout: 120,
    })
    expect(node.realtime.connections()).toBe(1)
  })

  test.each([
    ['an unknown key', '/app/other-key?protocol=7', 4001],
    ['another protocol version', `/app/${app.key}?protocol=3`, 4007],
    ['no protocol version', `/app/${app.key}`, 4008],
  ])('gives the reason and closes on %s', async (_case, path, code) => {
    const client = openSocket(node.port, path)
    expect(await client.next()).toMatchObject({ event: 'pusher:error', data: { code } })
    expect((await client.closed).code).toBe(code)
    await expectService()
  })

  test.each(['/', '/app/', '/app', `/app/${app.key}/more?protocol=7`, '/socket'])(
    'has no websocket at %s',
    async (path) => {
      expect(await openSocket(node.port, path).refused).toBe(404)
    },
  )

  test.each(['evil.example, 127.0.0.1', '127.0.0.1:x'])(
    'refuses the host "%s" on both ports',
    async (host) => {
      for (const port of [node.port, node.secondPort])
        expect(await openSocket(port, undefined, { headers: { host } }).refused).toBe(400)
      await expectService()
    },
  )

  test('accepts a page of its own origin and no other', async () => {
    const path = `/app/${app.key}?protocol=7`
    const own = openSocket(node.port, path, { origin: `http://127.0.0.1:${node.port}` })
    expect(await own.next()).toMatchObject({ event: 'pusher:connection_established' })
    for (const origin of ['https://evil.example', 'null', '']) {
      expect(await openSocket(node.port, path, { headers: { origin } }).refused).toBe(403)
    }
    await expectService()
  })

  test('answers plain requests on the second port with an invitation to upgrade', async () => {
    const response = await fetch(`http://127.0.0.1:${node.secondPort}/app/${app.key}`)
    expect(response.status).toBe(426)
    expect(await openSocket(node.secondPort, '/other').refused).toBe(404)
  })
})

describe('channels', () => {
  test('a client gets the events of its channel until it leaves it', async () => {
    const client = await connectSocket(node.port)
    client.say('pusher:subscribe', { channel: 'news' })
    client.say('pusher:subscribe', { channel: 'scores' })
    await client.next()
    await client.next()
    client.say('pusher:unsubscribe', { channel: 'news' })
    client.say('pusher:ping')
    expect((await client.next()).event).toBe('pusher:pong')
    await node.realtime.publish('news', 'Unheard', {})
    await node.realtime.publish('scores', 'Heard', {})
    expect((await client.next()).event).toBe('Heard')
  })

  test('joining twice delivers once', async () => {
    const client = await connectSocket(node.port)
    for (const _time of [1, 2]) {
      client.say('pusher:subscribe', { channel: 'news' })
      expect((await client.next()).event).toBe('pusher_internal:subscription_succeeded')
    }
    await node.realtime.publish('news', 'First', {})
    await node.realtime.publish('news', 'Second', {})
    expect((await client.next()).event).toBe('First')
    expect((await client.next()).event).toBe('Second')
  })

  test('a private channel opens only with the right signature', async () => {
    const client = await connectSocket(node.port)
    const channel = 'private-user.42'
    const right = claimFor(client.socketId, channel)
    const wrong = [
      { ...right, auth: sign({ ...app, secret: 'guessed' }, client.socketId, channel, right.channel_data) },
      { ...right, auth: claimFor('1.1', channel).auth },
      { ...right, auth: claimFor(client.socketId, 'private-user.43').auth },
      { ...right, auth: '' },
      { ...right, auth: undefined },
      { channel, auth: right.auth },
      // Signed like Pusher does without a session. Nobody would know when to close it.
      { channel, auth: sign(app, client.socketId, channel) },
    ]
    for (const claim of wrong) {
      client.say('pusher:subscribe', claim)
      expect(await client.next()).toMatchObject({ event: 'pusher:error', data: { code: 4009 } })
      expect(await client.next()).toMatchObject({ event: 'pusher:subscription_error', channel })
    }
    await node.realtime.publish(channel, 'Secret', {})
    client.say('pusher:subscribe', right)
    expect(await client.next()).toMatchObject({ event: 'pusher_internal:subscription_succeeded', channel })
    await node.realtime.publish(channel, 'SendMessage', { text: 'Łukasz ⚾' })
    expect(await client.next()).toEqual({ event: 'SendMessage', channel, data: '{"text":"Łukasz ⚾"}' })
  })

  test.each(['presence-team', sessionChannel(session)])(
    '%s is refused with any signature',
    async (channel) => {
      const client = await connectSocket(node.port)
      client.say('pusher:subscribe', claimFor(client.socketId, channel))
      expect(await client.next()).toMatchObject({ event: 'pusher:error', data: { code: 4009 } })
      expect(await client.next()).toMatchObject({ event: 'pusher:subscription_error', channel })
    },
  )

  test('one socket joins at most 100 channels', async () => {
    const client = await connectSocket(node.port)
    for (let index = 0; index <= 100; index++) client.say('pusher:subscribe', { channel: `news-${index}` })
    for (let index = 0; index < 100; index++) {
      expect((await client.next()).event).toBe('pusher_internal:subscription_succeeded')
    }
    expect(await client.next()).toMatchObject({ event: 'pusher:error', data: { code: 4100 } })
    expect(await client.next()).toMatchObject({ event: 'pusher:subscription_error', channel: 'news-100' })
  })
})

describe('badly behaved clients', () => {
  test.each([
    ['no JSON', '{"event":'],
    ['not an object', 'null'],
    ['no event', '{}'],
    ['an unknown event', '{"event":"pusher:signin","data":{}}'],
    ['no channel', '{"event":"pusher:subscribe","data":{}}'],
    ['a channel that is not text', '{"event":"pusher:subscribe","data":{"channel":{"length":1}}}'],
    ['a channel with forbidden characters', '{"event":"pusher:subscribe","data":{"channel":"a b"}}'],
    ['a channel name too long', `{"event":"pusher:subscribe","data":{"channel":"${'a'.repeat(165)}"}}`],
  ])('%s is answered with an error', async (_case, text) => {
    const client = await connectSocket(node.port)
    client.socket.send(text)
    expect(await client.next()).toMatchObject({ event: 'pusher:error', data: { code: 4300 } })
    client.say('pusher:ping')
    expect((await client.next()).event).toBe('pusher:pong')
  })

  test('client events reach nobody', async () => {
    const sender = await connectSocket(node.port)
    const other = await connectSocket(node.port)
    for (const client of [sender, other]) {
      client.say('pusher:subscribe', { channel: 'news' })
      await client.next()
    }
    sender.socket.send(JSON.stringify({ event: 'client-fake', channel: 'news', data: {} }))
    expect(await sender.next()).toMatchObject({ event: 'pusher:error', data: { code: 4301 } })
    await node.realtime.publish('news', 'Real', {})
    expect((await other.next()).event).toBe('Real')
  })

  test('a frame over 10 kB ends its connection', async () => {
    const client = await connectSocket(node.port)
    client.socket.send('x'.repeat(10 * 1024 + 1))
    expect((await client.closed).code).toBe(1009)
    await expectService()
  })

  test('bytes that are not a websocket frame end their connection', async () => {
    const client = openSocket(node.port)
    const [response] = await once(client.socket, 'upgrade')
    await client.next()
    response.socket.write('GET / HTTP/1.1\r\n\r\n')
    expect((await client.closed).code).toBe(1002)
    await expectService()
  })

  test.each(['message', 'ping'])('a flood of %s frames ends the connection', async (kind) => {
    const client = await connectSocket(node.port)
    for (let index = 0; index < 1_000; index++) {
      if (kind === 'ping') client.socket.ping()
      else client.say('pusher:ping')
    }
    expect((await client.closed).code).toBe(4100)
    await expectService()
  })

  test('a client that does not read is dropped before its unread events fill the memory', async () => {
    const client = await connectSocket(node.port)
    client.say('pusher:subscribe', { channel: 'news' })
    await client.next()
    client.socket.pause()
    const text = 'x'.repeat(100_000)
    let published = 0
    while (node.realtime.connections() === 1) {
      await node.realtime.publish('news', 'Large', { text })
      published += text.length
      await new Promise(setImmediate)
    }
    expect(published).toBeGreaterThan(1024 * 1024)
    client.socket.terminate()
    await expectService()
  })
})

describe('time', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test("silent clients are pinged, and closed when they don't answer", async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const fresh = await startTestNode()
    const living = await connectSocket(fresh.port)
    const dead = await connectSocket(fresh.port)
    for (const client of [living, dead]) {
      client.say('pusher:subscribe', { channel: 'news' })
      expect((await client.next()).event).toBe('pusher_internal:subscription_succeeded')
    }
    vi.advanceTimersByTime(120_000)
    for (const client of [living, dead]) expect((await client.next()).event).toBe('pusher:ping')
    living.say('pusher:pong')
    living.say('pusher:ping')
    expect((await living.next()).event).toBe('pusher:pong')
    vi.advanceTimersByTime(60_000)
    expect((await dead.closed).code).toBe(4201)
    living.say('pusher:ping')
    expect((await living.next()).event).toBe('pusher:pong')
    await fresh.stop()
  })

  test('closing sends every client elsewhere and cuts off those that do not answer', async () => {
    const fresh = await startTestNode()
    const polite = await connectSocket(fresh.port)
    const stuck = await connectSocket(fresh.secondPort)
    stuck.socket.pause()
    await fresh.stop()
    expect(await polite.closed).toEqual({ code: 4200, reason: 'Please reconnect' })
    expect(fresh.realtime.connections()).toBe(0)
    stuck.socket.terminate()
  })
})

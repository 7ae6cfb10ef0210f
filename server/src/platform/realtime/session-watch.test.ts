import { sessionChannel } from '@fieldhouse/contract/channels'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { claimFor, connectSocket, startTestNode, type TestNode } from './realtime.factory.ts'

const [one, other] = ['0190a000-0000-7000-8000-000000000001', '0190a000-0000-7000-8000-000000000002']
const channel = 'private-user.42'
const signedOut = { code: 4003, reason: 'Signed out' }

let node: TestNode
/** The valid sessions, as in the database. */
const living = new Set<string>()
let questions: (readonly string[])[] = []

const livingSessions = async (ids: readonly string[]) => {
  questions.push(ids)
  return living
}

beforeEach(async () => {
  node = await startTestNode({ livingSessions })
  living.clear()
  for (const id of [one, other]) living.add(id)
  questions = []
})
afterEach(() => node.stop())

/** A client in its user's channel, signed in with this session. */
const joinIn = async (session: string, at = node) => {
  const client = await connectSocket(at.port)
  client.say('pusher:subscribe', claimFor(client.socketId, channel, session))
  expect((await client.next()).event).toBe('pusher_internal:subscription_succeeded')
  return client
}

const end = (session: string) => node.realtime.publish(sessionChannel(session), 'session-ended', {})

describe('the websocket of a session (ACC-14)', () => {
  test('is closed with the session, and no other socket is, not even of the same user', async () => {
    const [ended, stays] = [await joinIn(one), await joinIn(other)]
    await end(one)
    expect(await ended.closed).toEqual(signedOut)
    await node.realtime.publish(channel, 'SendMessage', {})
    expect((await stays.next()).event).toBe('SendMessage')
  })

  test('gets the last event before it is closed', async () => {
    const client = await joinIn(one)
    await node.realtime.publish(channel, 'user-logout', { session_id: one })
    await end(one)
    expect(await client.next()).toMatchObject({ event: 'user-logout' })
    expect(await client.closed).toEqual(signedOut)
  })

  test('opens nothing with a signature from before the end', async () => {
    const client = await connectSocket(node.port)
    const kept = claimFor(client.socketId, channel, one)
    living.delete(one)
    client.say('pusher:subscribe', kept)
    expect(await client.closed).toEqual(signedOut)
  })

  test('is also closed when the session ends during the lookup', async () => {
    let answer = (_ids: ReadonlySet<string>) => {}
    const slow = await startTestNode({
      livingSessions: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    const client = await connectSocket(slow.port)
    client.say('pusher:subscribe', claimFor(client.socketId, channel, one))
    client.say('pusher:ping')
    expect((await client.next()).event).toBe('pusher:pong')
    await slow.realtime.publish(sessionChannel(one), 'session-ended', {})
    answer(new Set([one]))
    expect(await client.closed).toEqual(signedOut)
    await slow.stop()
  })

  test('does not join a channel that it left before the answer', async () => {
    let answer = (_ids: ReadonlySet<string>) => {}
    const slow = await startTestNode({
      livingSessions: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    })
    const client = await connectSocket(slow.port)
    client.say('pusher:subscribe', claimFor(client.socketId, channel, one))
    client.say('pusher:unsubscribe', { channel })
    client.say('pusher:ping')
    expect((await client.next()).event).toBe('pusher:pong')
    answer(new Set([one]))
    client.say('pusher:subscribe', { channel: 'news' })
    expect(await client.next()).toMatchObject({ channel: 'news' })
    await slow.realtime.publish(channel, 'Unheard', {})
    await slow.realtime.publish('news', 'Heard', {})
    expect((await client.next()).event).toBe('Heard')
    await slow.stop()
  })

  test('looks up the session once however often it joins', async () => {
    const client = await joinIn(one)
    for (const _time of [1, 2, 3]) {
      client.say('pusher:subscribe', claimFor(client.socketId, channel, one))
      expect((await client.next()).event).toBe('pusher_internal:subscription_succeeded')
    }
    expect(questions).toEqual([[one]])
  })

  test('is sent elsewhere if the session can’t be checked', async () => {
    const blind = await startTestNode({ livingSessions: () => Promise.reject(new Error('database away')) })
    const client = await connectSocket(blind.port)
    client.say('pusher:subscribe', claimFor(client.socketId, channel, one))
    expect((await client.closed).code).toBe(4200)
    await blind.stop()
  })
})

describe('time', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('an expired session loses its websockets within a minute, with one query for all', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const fresh = await startTestNode({ livingSessions })
    const [ended, stays] = [await joinIn(one, fresh), await joinIn(other, fresh)]
    questions = []
    living.delete(one)
    vi.advanceTimersByTime(60_000)
    expect(await ended.closed).toEqual(signedOut)
    expect(questions).toEqual([[one, other]])
    await fresh.realtime.publish(channel, 'SendMessage', {})
    expect((await stays.next()).event).toBe('SendMessage')
    await fresh.stop()
  })
})

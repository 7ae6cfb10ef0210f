import type { AddressInfo } from 'node:net'
import { privateUserChannel } from '@fieldhouse/contract/channels'
import pusherModule from 'pusher-js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../app.factory.ts'
import { clock } from '../../../platform/clock.ts'
import { hashToken, newToken } from '../../../platform/sessions/sessions.ts'
import { coachJob } from '../../colleges/colleges.factory.ts'
import { buildUser } from '../accounts.factory.ts'
import { passwordResets } from '../accounts.tables.ts'
import { openBrowser } from './browser.factory.ts'

// Its types describe an ES module, but Node loads the class itself.
const Pusher = pusherModule as unknown as typeof pusherModule.default
type Client = InstanceType<typeof Pusher>

const password = 'Right1!'

let tested: TestApp
let port: number
beforeAll(async () => {
  tested = await testApp()
  await tested.app.listen({ port: 0, host: '127.0.0.1' })
  port = (tested.app.server.address() as AddressInfo).port
})
afterAll(() => tested.close())

const clients: Client[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect()
})

interface Emitter {
  bind(event: string, listener: (value: unknown) => void): unknown
}
const heard = (emitter: Emitter, event: string): Promise<unknown> =>
  new Promise((resolve) => {
    emitter.bind(event, resolve)
  })

/** The stock client, as on a page of this session. */
const connectAs = (token: string) => {
  const client = new Pusher(tested.ports.realtimeApp.key, {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      endpoint: `http://127.0.0.1:${port}/api/broadcasting/auth`,
      transport: 'ajax',
      headers: { authorization: `Bearer ${token}` },
    },
  })
  clients.push(client)
  return client
}

/** A page in a session. It is in the channel of its user, and records how it is closed. */
const openPage = async (userId: string, token: string) => {
  const client = connectAs(token)
  const channel = client.subscribe(privateUserChannel(userId))
  const closed = heard(client.connection, 'error')
  const gone = heard(client.connection, 'disconnected')
  const words = [heard(channel, 'user-logout'), heard(channel, 'UserLoggedOut')]
  const told = Promise.all(words)
  await heard(channel, 'pusher:subscription_succeeded')
  return { client, channel, closed, gone, told }
}
const signedOut = { data: { code: 4003, message: 'Signed out' } }

/** Published after the sessions were ended. Clients that get it are still connected. */
const expectConnected = async (userId: string, { channel }: Awaited<ReturnType<typeof openPage>>) => {
  const message = heard(channel, 'SendMessage')
  await tested.ports.realtime.publish(privateUserChannel(userId), 'SendMessage', { text: 'Hello' })
  expect(await message).toEqual({ text: 'Hello' })
}

let people = 0
/** A person with two open pages, each in its own session. */
const somebodyTwice = async (facts = {}) => {
  const email = `sky.${++people}@example.test`
  const userId = await buildUser(tested.ports.database.db, { email, password, ...facts })
  const browsers = [openBrowser(tested.app), openBrowser(tested.app)] as const
  const pages = []
  for (const browser of browsers) {
    const { token } = (await browser.signIn({ email, password })).json()
    pages.push(await openPage(userId, token))
  }
  const [one, other] = pages
  if (!one || !other) throw new Error('two pages')
  return { userId, email, browsers, one, other }
}

describe('the websocket of an ended session (ACC-14)', () => {
  test('is notified and closed for good by signing out, and another session’s is not', async () => {
    const { userId, browsers, one, other } = await somebodyTwice()
    const [{ id }] = (await browsers[0].get('/user/sessions'))
      .json()
      .data.filter(({ is_current }: { is_current: boolean }) => is_current)
    await browsers[0].post('/logout')
    expect(await one.told).toEqual([{ session_id: id }, { session_id: id }])
    expect(await one.closed).toMatchObject(signedOut)
    await one.gone
    await expectConnected(userId, other)
  })

  test('is closed by a password change in another session', async () => {
    const { userId, browsers, one, other } = await somebodyTwice()
    const change = { password, new_password: 'Better2?', confirm_password: 'Better2?' }
    await browsers[1].post('/user/change-password', change)
    expect(await one.closed).toMatchObject(signedOut)
    await expectConnected(userId, other)
  })

  test('is closed in every session by a password reset', async () => {
    const { userId, email, one, other } = await somebodyTwice()
    const token = newToken()
    await tested.ports.database.db.insert(passwordResets).values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + 60_000),
    })
    await openBrowser(tested.app).post('/password/reset', { token, email, password: 'Better2?' })
    expect(await one.closed).toMatchObject(signedOut)
    expect(await other.closed).toMatchObject(signedOut)
  })

  test('is closed when a role is chosen in another session', async () => {
    const { userId, browsers, one, other } = await somebodyTwice({
      type: 'unknown',
      email_verified_at: clock.now(),
    })
    const role = {
      type: 'coach',
      first_name: 'Skyler',
      last_name: 'Moreno',
      ...(await coachJob(tested.ports.database.db)),
    }
    await browsers[1].post('/user/save-role', role)
    expect((await browsers[1].post('/user/activate')).statusCode).toBe(200)
    expect(await one.closed).toMatchObject(signedOut)
    await expectConnected(userId, other)
  })

  test('is closed when the session is ended from another', async () => {
    const { userId, browsers, one, other } = await somebodyTwice()
    await browsers[1].post('/user/sessions/end-others')
    expect(await one.closed).toMatchObject(signedOut)
    await expectConnected(userId, other)
  })

  test('is closed in every session when the account is deleted', async () => {
    const { userId, one, other } = await somebodyTwice()
    const { headers } = await tested.signedIn('admin')
    const url = `/api/panel/admin/users/${userId}/delete`
    await tested.app.inject({ method: 'POST', url, headers, payload: {} })
    expect(await one.closed).toMatchObject(signedOut)
    expect(await other.closed).toMatchObject(signedOut)
  })

  test('is closed when the admin who acted as its user goes back, and the user’s own stays', async () => {
    const { userId, one } = await somebodyTwice()
    const { userId: adminId, browsers, one: adminPage } = await somebodyTwice({ type: 'admin' })
    const { token } = (await browsers[0].post(`/panel/admin/users/${userId}/login-as`)).json()
    const acting = await openPage(userId, token)
    await browsers[0].post('/user/revert-to-admin')
    expect(await acting.closed).toMatchObject(signedOut)
    await expectConnected(userId, one)
    await expectConnected(adminId, adminPage)
  })

  test('can’t come back with an old signature', async () => {
    const { userId, browsers, one, other } = await somebodyTwice()
    await browsers[0].post('/logout')
    await one.closed
    one.client.connect()
    const refusal = await heard(one.channel, 'pusher:subscription_error')
    expect(refusal).toMatchObject({ type: 'AuthError', status: 401 })
    await expectConnected(userId, other)
  })
})

test('nobody gets a signature for the channel of a session, not even their own', async () => {
  const { headers } = await tested.signedIn('admin')
  const [{ id }] = (await tested.app.inject({ url: '/api/user/sessions', headers })).json().data
  const answer = await tested.app.inject({
    method: 'POST',
    url: '/api/broadcasting/auth',
    headers,
    payload: { socket_id: '1.1', channel_name: `private-session.${id}` },
  })
  expect(answer.statusCode).toBe(403)
})

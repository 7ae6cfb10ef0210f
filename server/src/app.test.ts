import type { AddressInfo } from 'node:net'
import { privateUserChannel } from '@fieldhouse/contract/channels'
import pusherModule from 'pusher-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from './app.factory.ts'
import { transaction } from './platform/database/transaction.ts'
import { publishLater } from './platform/jobs/outbox.ts'

// Its types describe an ES module, but Node loads the class itself.
const Pusher = pusherModule as unknown as typeof pusherModule.default

let tested: TestApp
let port: number
beforeAll(async () => {
  tested = await testApp()
  await tested.app.listen({ port: 0, host: '127.0.0.1' })
  port = (tested.app.server.address() as AddressInfo).port
})
afterAll(() => tested.close())

const connect = (headers: Record<string, string>) =>
  new Pusher('fieldhouse', {
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    channelAuthorization: {
      endpoint: `http://127.0.0.1:${port}/api/broadcasting/auth`,
      transport: 'ajax',
      headers,
    },
  })

describe('MSG-01 realtime through the whole application', () => {
  test('a signed-in user gets committed events on their own channel', async () => {
    const { userId, headers } = await tested.signedIn('athlete')
    const client = connect(headers)
    const channel = client.subscribe(privateUserChannel(userId))
    const heard = new Promise((resolve) => channel.bind('SendMessage', resolve))
    await new Promise((resolve) => channel.bind('pusher:subscription_succeeded', resolve))
    await transaction(tested.ports.database.db, (tx) =>
      publishLater(tx, privateUserChannel(userId), 'SendMessage', { id: 1, content: 'Hello' }),
    )
    expect(await heard).toEqual({ id: 1, content: 'Hello' })
    client.disconnect()
  })

  test.each(['a stranger', 'a visitor'])("%s can’t join another person's channel", async (who) => {
    const { userId } = await tested.signedIn('athlete')
    const headers = who === 'a visitor' ? {} : (await tested.signedIn('coach')).headers
    const client = connect(headers)
    const channel = client.subscribe(privateUserChannel(userId))
    const refusal = await new Promise((resolve) => channel.bind('pusher:subscription_error', resolve))
    expect(refusal).toMatchObject({ type: 'AuthError', status: who === 'a visitor' ? 401 : 403 })
    client.disconnect()
  })
})

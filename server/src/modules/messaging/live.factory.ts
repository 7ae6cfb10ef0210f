import type { AddressInfo } from 'node:net'
import { privateUserChannel } from '@fieldhouse/contract/channels'
import pusherModule from 'pusher-js'
import type { TestApp } from '../../app.factory.ts'
import type { Somebody } from './messaging.factory.ts'

// Its types describe an ES module, but Node loads the class itself.
const Pusher = pusherModule as unknown as typeof pusherModule.default
type Client = InstanceType<typeof Pusher>

export interface Heard {
  readonly event: string
  readonly data: Record<string, unknown>
}

/** Stock clients of a listening app. */
export const liveClients = (tested: () => TestApp) => {
  const clients: Client[] = []

  const connectAs = ({ headers }: Somebody): Client => {
    const { port } = tested().app.server.address() as AddressInfo
    const client = new Pusher(tested().ports.realtimeApp.key, {
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
    clients.push(client)
    return client
  }

  return {
    connectAs,
    /** A client in the channel of its user: all of our events that it gets, in order. */
    listening: async (who: Somebody): Promise<Heard[]> => {
      const channel = connectAs(who).subscribe(privateUserChannel(who.id))
      const heard: Heard[] = []
      channel.bind_global((event: string, data: Heard['data']) => {
        if (!event.startsWith('pusher:')) heard.push({ event, data })
      })
      await new Promise((resolve) => {
        channel.bind('pusher:subscription_succeeded', resolve)
      })
      return heard
    },
    disconnect: () => {
      for (const client of clients.splice(0)) client.disconnect()
    },
  }
}

export const eventsIn = (heard: readonly Heard[], event: string) =>
  heard.filter((one) => one.event === event).map(({ data }) => data)

import { privateUserChannel } from '@fieldhouse/contract/channels'
import type { Message } from '@fieldhouse/contract/messaging'
import { liveEvents } from '@fieldhouse/contract/messaging.live'
import pusherModule from 'pusher-js'
import { createConversation, type MessagesPage } from '../../web/src/features/messaging/conversation.ts'
import type { Talker } from './people.ts'

// Its types describe an ES module, but Node loads the class itself.
const Pusher = pusherModule as unknown as typeof pusherModule.default

interface NodeAddress {
  readonly url: string
  readonly port: number
}

export interface Reader {
  /** What is on the screen, from top to bottom. */
  shown(): readonly { id: string; seq: number; content: string }[]
  /** Anything that was wrong on the screen at any time. */
  readonly faults: string[]
  stop(): void
}

/** How long a browser waits before it tries another node. A proxy would send it there immediately. */
const patience = 3_000

/**
 * A browser with one conversation open: the stock client, and the same code that draws the panel. It listens to one
 * node, and to the other when that one is down.
 */
export const read = (reader: Talker, nodes: readonly NodeAddress[], first: number): Reader => {
  const faults: string[] = []
  let place = first
  let client: InstanceType<typeof Pusher> | undefined
  let isStopped = false
  const node = () => nodes[place % nodes.length] as NodeAddress
  const headers = { authorization: `Bearer ${reader.token}` }

  const get = async (query: Record<string, string>): Promise<MessagesPage> => {
    const search = new URLSearchParams({ user: reader.user, contact: reader.contact, ...query })
    const answer = await fetch(`${node().url}/api/message?${search}`, {
      headers,
      signal: AbortSignal.timeout(5_000),
    })
    if (!answer.ok) throw new Error(`Reading was answered with ${answer.status}`)
    return (await answer.json()) as MessagesPage
  }

  const conversation = createConversation({
    page: ({ before, after }) =>
      get({
        ...(before === undefined ? {} : { before: String(before) }),
        ...(after === undefined ? {} : { after: String(after) }),
      }),
    send: () => Promise.reject(new Error('A reader does not write')),
    mark: async () => {},
  })

  const check = () => {
    const { rows } = conversation.get().log
    if (new Set(rows.map(({ id }) => id)).size < rows.length) faults.push('a message is shown twice')
    if (rows.some(({ seq }, index) => index > 0 && seq <= (rows[index - 1]?.seq ?? 0)))
      faults.push('messages are out of order')
  }
  conversation.subscribe(check)

  const catchUp = () => {
    if (conversation.get().phase === 'ready') conversation.missed()
    else void conversation.load()
  }

  const listen = () => {
    if (isStopped) return
    const current = new Pusher('fieldhouse', {
      cluster: '',
      wsHost: '127.0.0.1',
      wsPort: node().port,
      forceTLS: false,
      enabledTransports: ['ws'],
      channelAuthorization: { endpoint: `${node().url}/api/broadcasting/auth`, transport: 'ajax', headers },
    })
    client = current
    const channel = current.subscribe(privateUserChannel(reader.id))
    channel.bind(liveEvents.message, (message: Message) => conversation.hear(message))
    channel.bind('pusher:subscription_succeeded', catchUp)
    let moving: NodeJS.Timeout | undefined
    const move = () => {
      moving ??= setTimeout(() => {
        current.disconnect()
        place += 1
        listen()
      }, patience)
    }
    channel.bind('pusher:subscription_error', move)
    current.connection.bind('state_change', ({ current: state }: { current: string }) => {
      if (state === 'connected') {
        clearTimeout(moving)
        moving = undefined
      } else if (client === current && state !== 'connecting') move()
    })
  }
  listen()
  // Refetches like a page that a person returns to: a notification may be lost with the node that had it.
  const asking = setInterval(catchUp, patience)

  return {
    shown: () => conversation.get().log.rows,
    faults,
    stop: () => {
      isStopped = true
      clearInterval(asking)
      conversation.stop()
      client?.disconnect()
    },
  }
}

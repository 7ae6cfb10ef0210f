import { privateUserChannel } from '@fieldhouse/contract/channels'
import type Pusher from 'pusher-js'
import { siteFacts } from './site-facts.ts'

/** The server closes the websockets of an ended session with this code; the client does not come back by itself then. */
const sessionEnded = 4003

/** How the client tells why a socket was closed. */
interface SocketError {
  error?: { data?: { code?: number } }
}

/** Where this page came from, there the websocket is too. */
const optionsOf = ({ hostname, port, protocol }: Location) => ({
  cluster: 'mt1',
  wsHost: hostname,
  wsPort: Number(port) || 80,
  wssPort: Number(port) || 443,
  forceTLS: protocol === 'https:',
  enabledTransports: ['ws' as const, 'wss' as const],
  enableStats: false,
  channelAuthorization: { endpoint: '/api/broadcasting/auth', transport: 'ajax' as const },
})

/** After the page has come to rest. */
const whenIdle = (work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(work, { timeout: 5000 })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(work, 1500)
  return () => clearTimeout(id)
}

interface UserListener {
  /** A session of this user has ended, this one or another. */
  onSessionEnd: () => void
  /** The server has closed the socket, since this session has ended. */
  onClosed: () => void
}

/** ACC-14: hears of the sessions of this user. The client comes once the page is at rest. Gives what closes it. */
export const listenToUser = (userId: string, { onSessionEnd, onClosed }: UserListener): (() => void) => {
  let socket: Pusher | undefined
  let isStopped = false

  const open = async () => {
    if (import.meta.env.SSR) return
    const { default: Client } = await import('pusher-js')
    if (isStopped) return
    // It would keep how it connected last; pages store what the list names alone (SHL-12).
    Client.Runtime.getLocalStorage = () => undefined
    socket = new Client(siteFacts().realtimeKey, optionsOf(location))
    const channel = socket.subscribe(privateUserChannel(userId))
    for (const event of ['user-logout', 'UserLoggedOut']) channel.bind(event, onSessionEnd)
    channel.bind('pusher:subscription_error', ({ status }: { status?: number }) => {
      if (status === 401) onClosed()
    })
    socket.connection.bind('error', ({ error }: SocketError) => {
      if (error?.data?.code === sessionEnded) onClosed()
    })
  }

  // The page works without it; it only hears later.
  const cancel = whenIdle(() => void open().catch(() => {}))
  return () => {
    isStopped = true
    cancel()
    socket?.disconnect()
  }
}

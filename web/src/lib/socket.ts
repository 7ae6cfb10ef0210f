import { privateUserChannel } from '@fieldhouse/contract/channels'
import type { Message } from '@fieldhouse/contract/messaging'
import type { LiveCounts, LiveStatus, LiveTyping, liveEvents } from '@fieldhouse/contract/messaging.live'
import type { LiveFavorites, recruitingEvents } from '@fieldhouse/contract/recruiting.live'
import type Pusher from 'pusher-js'
import { lineState } from './line-state.ts'
import { siteFacts } from './site-facts.ts'
import { createStore, useStore } from './store.ts'
import { whenIdle } from './when-idle.ts'

/** The server closes the websockets of an ended session with this code; the client does not come back by itself then. */
const sessionEnded = 4003

/** The account has too many sockets open, and this was the oldest. The client does not come back by itself then. */
const tooManySockets = 4004

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

/** MSG-01: what each event of the own channel carries. */
interface LivePayloads {
  [liveEvents.message]: Message
  [liveEvents.status]: LiveStatus
  [liveEvents.typing]: LiveTyping
  [liveEvents.counts]: LiveCounts
  [recruitingEvents.favorites]: LiveFavorites
}

type Hearer = (payload: never) => void

/** Kept for the page, whichever socket is in use: one that breaks is replaced, and nobody has to know. */
const hearers = new Map<string, Set<Hearer>>()
const catchingUp = new Set<() => void>()

const tell = (event: string, payload: unknown): void => {
  for (const hear of hearers.get(event) ?? []) hear(payload as never)
}

/** Hears an event of the signed-in user. Gives what ends it. What comes is a wake-up: the truth is asked for. */
export const listenTo = <Event extends keyof LivePayloads>(
  event: Event,
  hear: (payload: LivePayloads[Event]) => void,
): (() => void) => {
  const known = hearers.get(event) ?? new Set()
  hearers.set(event, known.add(hear as Hearer))
  return () => void known.delete(hear as Hearer)
}

/**
 * Called whenever something may have been missed: the socket is in use, for the first time or again, the page has come
 * back into sight, or the network is there again. Gives what ends it.
 */
export const onCatchUp = (ask: () => void): (() => void) => {
  const wake = () => {
    if (!document.hidden) ask()
  }
  catchingUp.add(ask)
  document.addEventListener('visibilitychange', wake)
  addEventListener('online', wake)
  return () => {
    catchingUp.delete(ask)
    document.removeEventListener('visibilitychange', wake)
    removeEventListener('online', wake)
  }
}

const isDown = createStore(false)

/** Whether the socket is gone, and has been tried for more than a moment. */
export const useIsReconnecting = (): boolean => useStore(isDown, false)

interface UserListener {
  /** A session of this user has ended, this one or another. */
  onSessionEnd: () => void
  /** The server has closed the socket, since this session has ended. */
  onClosed: () => void
}

/**
 * ACC-14, MSG-01: the one socket of a page, on the channel of its user. The client comes once the page is at rest.
 * Gives what closes it.
 */
export const listenToUser = (userId: string, { onSessionEnd, onClosed }: UserListener): (() => void) => {
  let socket: Pusher | undefined
  let isStopped = false
  let hasGivenWay = false
  let isOffline = false
  const line = lineState(isDown.set)

  /** The client tells `connecting` and `unavailable` while it tries; a socket that gave way rests. */
  const lookAtLine = () => {
    const state = socket?.connection.state ?? 'initialized'
    const isTrying = state === 'connecting' || state === 'unavailable'
    if (isTrying || (isOffline && state === 'connected')) line.tryAgain()
    else line.rest()
  }
  /** The client itself notices a lost network only when the server has been silent for long. */
  const noteNetwork = ({ type }: Event) => {
    isOffline = type === 'offline'
    lookAtLine()
  }

  /** Somebody looks at this page again: now it is the newest. */
  const comeBack = () => {
    if (!hasGivenWay || document.hidden) return
    hasGivenWay = false
    socket?.connect()
  }

  const open = async () => {
    if (import.meta.env.SSR) return
    const { default: Client } = await import('pusher-js')
    if (isStopped) return
    // It would keep how it connected last; pages store what the list names alone (SHL-12).
    Client.Runtime.getLocalStorage = () => undefined
    socket = new Client(siteFacts().realtimeKey, optionsOf(location))
    const channel = socket.subscribe(privateUserChannel(userId))
    for (const event of ['user-logout', 'UserLoggedOut']) channel.bind(event, onSessionEnd)
    channel.bind_global(tell)
    channel.bind('pusher:subscription_succeeded', () => {
      for (const ask of catchingUp) ask()
    })
    channel.bind('pusher:subscription_error', ({ status }: { status?: number }) => {
      if (status === 401) onClosed()
    })
    socket.connection.bind('state_change', lookAtLine)
    socket.connection.bind('error', ({ error }: SocketError) => {
      if (error?.data?.code === sessionEnded) onClosed()
      if (error?.data?.code === tooManySockets) hasGivenWay = true
    })
  }
  document.addEventListener('visibilitychange', comeBack)
  addEventListener('focus', comeBack)
  for (const event of ['offline', 'online']) addEventListener(event, noteNetwork)

  // The page works without it; it only hears later.
  const cancel = whenIdle(() => void open().catch(() => {}))
  return () => {
    isStopped = true
    document.removeEventListener('visibilitychange', comeBack)
    removeEventListener('focus', comeBack)
    for (const event of ['offline', 'online']) removeEventListener(event, noteNetwork)
    cancel()
    socket?.disconnect()
    line.rest()
  }
}

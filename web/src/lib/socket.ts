import { privateUserChannel } from '@fieldhouse/contract/channels'
import type { Message } from '@fieldhouse/contract/messaging'
import type { LiveCounts, LiveStatus, LiveTyping, liveEvents } from '@fieldhouse/contract/messaging.live'
import type { LiveFavorites, recruitingEvents } from '@fieldhouse/contract/recruiting.live'
import type { LiveTaskStatus, taskEvents } from '@fieldhouse/contract/tasks.live'
import type Pusher from 'pusher-js'
import { lineState } from './line-state.ts'
import { siteFacts } from './site-facts.ts'
import { createStore, useStore } from './store.ts'
import { whenIdle } from './when-idle.ts'

/** The server closes an ended session's websockets with this code. The client does not reconnect by itself then. */
const sessionEnded = 4003

/** The account has too many open sockets, and this was the oldest. The client does not reconnect by itself then. */
const tooManySockets = 4004

/** How the client reports why a socket was closed. */
interface SocketError {
  error?: { data?: { code?: number } }
}

/** The websocket is on the same host as this page. */
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

/** MSG-01: the data of each event on the user's channel. */
interface LivePayloads {
  [liveEvents.message]: Message
  [liveEvents.status]: LiveStatus
  [liveEvents.typing]: LiveTyping
  [liveEvents.counts]: LiveCounts
  [recruitingEvents.favorites]: LiveFavorites
  [taskEvents.status]: LiveTaskStatus
}

type Hearer = (payload: never) => void

/** Stored for the page, not the socket: a broken socket is replaced without the listeners noticing. */
const hearers = new Map<string, Set<Hearer>>()
const catchingUp = new Set<() => void>()

const tell = (event: string, payload: unknown): void => {
  for (const hear of hearers.get(event) ?? []) hear(payload as never)
}

/**
 * Listens to an event of the signed-in user. Returns a function that ends it. An event is only a signal: the data is
 * requested again.
 */
export const listenTo = <Event extends keyof LivePayloads>(
  event: Event,
  hear: (payload: LivePayloads[Event]) => void,
): (() => void) => {
  const known = hearers.get(event) ?? new Set()
  hearers.set(event, known.add(hear as Hearer))
  return () => void known.delete(hear as Hearer)
}

/**
 * Called when something may have been missed: the socket is connected for the first time or again, the page is visible
 * again, or the network is back. Returns a function that ends it.
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

/** Whether the socket has been down for more than a moment. */
export const useIsReconnecting = (): boolean => useStore(isDown, false)

interface UserListener {
  /** A session of this user has ended, this one or another. */
  onSessionEnd: () => void
  /** The server has closed the socket because this session has ended. */
  onClosed: () => void
}

/**
 * ACC-14, MSG-01: a page's one socket, on its user's channel. The client loads when the page is idle. Returns a
 * function that closes it.
 */
export const listenToUser = (userId: string, { onSessionEnd, onClosed }: UserListener): (() => void) => {
  let socket: Pusher | undefined
  let isStopped = false
  let hasGivenWay = false
  let isOffline = false
  const line = lineState(isDown.set)

  /** The client reports `connecting` and `unavailable` while it tries. A replaced socket stays closed. */
  const lookAtLine = () => {
    const state = socket?.connection.state ?? 'initialized'
    const isTrying = state === 'connecting' || state === 'unavailable'
    if (isTrying || (isOffline && state === 'connected')) line.tryAgain()
    else line.rest()
  }
  /** The client notices a lost network only after a long silence from the server. */
  const noteNetwork = ({ type }: Event) => {
    isOffline = type === 'offline'
    lookAtLine()
  }

  /** This page is visible again, so it becomes the newest. */
  const comeBack = () => {
    if (!hasGivenWay || document.hidden) return
    hasGivenWay = false
    socket?.connect()
  }

  const open = async () => {
    if (import.meta.env.SSR) return
    const { default: Client } = await import('pusher-js')
    if (isStopped) return
    // The client would store its last transport, but pages store only what the list names (SHL-12).
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

  // The page works without it, but gets updates later.
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

import { privateUserChannel } from '@fieldhouse/contract/channels'
import { vi } from 'vitest'
import { listenToUser } from './socket.ts'

/** The server side of every websocket that the page opens, controlled by the test. */
export class FarEnd {
  static readonly all: FarEnd[] = []
  /** The server is down: each socket closes instead of opening. */
  static isAway = false

  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onclose?: (end: { code: number; reason: string; wasClean: boolean }) => void
  readyState = 1
  /** The handshake is done. Messages before it are lost. */
  isGreeted = false
  isClosed = false

  readonly url: string

  constructor(url: string) {
    this.url = url
    FarEnd.all.push(this)
    setTimeout(() => {
      if (FarEnd.isAway) return this.end(1006)
      this.onopen?.()
      this.say('pusher:connection_established', { socket_id: '1.2', activity_timeout: 120 })
      this.isGreeted = true
    })
  }

  send() {}

  close() {
    this.isClosed = true
  }

  say(event: string, data: object, channel?: string) {
    this.onmessage?.({ data: JSON.stringify({ event, channel, data: JSON.stringify(data) }) })
  }

  /** Like a close by the server. */
  end(code: number) {
    this.onclose?.({ code, reason: '', wasClean: true })
  }
}

/** Accepts every channel subscription, in the client's older protocol. */
class Answered {
  readyState = 4
  status = 200
  responseText = JSON.stringify({ auth: 'key:signature' })
  onreadystatechange?: () => void
  open() {}
  setRequestHeader() {}
  send() {
    setTimeout(() => this.onreadystatechange?.())
  }
}

/** Sockets connected to `FarEnd`. `vi.unstubAllGlobals` ends it. */
export const stubSockets = (): void => {
  FarEnd.all.length = 0
  FarEnd.isAway = false
  document.documentElement.dataset.realtimeKey = 'a-key'
  vi.stubGlobal('WebSocket', FarEnd)
  vi.stubGlobal('XMLHttpRequest', Answered)
  // A busy machine may take long to become idle.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
}

/** The page's socket when it is in use, or the next one after this many. */
export const listening = (after = 0): Promise<FarEnd> =>
  vi.waitFor(() => {
    const last = FarEnd.all.slice(after).at(-1)
    if (!last?.isGreeted) throw new Error('No socket is ready yet')
    return last
  }, 20_000)

/** The page's own socket, with its server side controlled by the test. */
export const openLine = async (userId: string) => {
  const before = FarEnd.all.length
  const stop = listenToUser(userId, { onSessionEnd: () => undefined, onClosed: () => undefined })
  const socket = await listening(before)
  const channel = privateUserChannel(userId)
  return {
    say: (event: string, payload: object) => socket.say(event, payload, channel),
    /** The connection is lost, and the server is down until `comeBack`. */
    breakOff: () => {
      FarEnd.isAway = true
      socket.end(1006)
    },
    /** The client tries again at once, as it does when the network is back. Alone it would wait many seconds. */
    comeBack: () => {
      FarEnd.isAway = false
      dispatchEvent(new Event('online'))
    },
    /** Like after a break: the channel is joined again. */
    joinAgain: () => socket.say('pusher_internal:subscription_succeeded', {}, channel),
    stop,
  }
}

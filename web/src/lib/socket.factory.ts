import { privateUserChannel } from '@fieldhouse/contract/channels'
import { vi } from 'vitest'
import { listenToUser } from './socket.ts'

/** The far end of every websocket the page opens, in the hands of the test. */
export class FarEnd {
  static readonly all: FarEnd[] = []
  /** Nobody answers: each socket closes instead of opening. */
  static isAway = false

  onopen?: () => void
  onmessage?: (message: { data: string }) => void
  onclose?: (end: { code: number; reason: string; wasClean: boolean }) => void
  readyState = 1
  /** Both have greeted: what is said before that is not heard. */
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

  /** As the server ends it. */
  end(code: number) {
    this.onclose?.({ code, reason: '', wasClean: true })
  }
}

/** Whoever asks to join a channel is answered, by the old way the client asks. */
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

/** Sockets that end in `FarEnd`; `vi.unstubAllGlobals` ends it. */
export const stubSockets = (): void => {
  FarEnd.all.length = 0
  FarEnd.isAway = false
  document.documentElement.dataset.realtimeKey = 'a-key'
  vi.stubGlobal('WebSocket', FarEnd)
  vi.stubGlobal('XMLHttpRequest', Answered)
  // A busy machine may not come to rest for long.
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
}

/** The socket of the page, once it is in use; or the one that comes after the first so many. */
export const listening = (after = 0): Promise<FarEnd> =>
  vi.waitFor(() => {
    const last = FarEnd.all.slice(after).at(-1)
    if (!last?.isGreeted) throw new Error('Nobody listens yet')
    return last
  }, 20_000)

/** The page's own socket, with its far end in the hands of the test. */
export const openLine = async (userId: string) => {
  const before = FarEnd.all.length
  const stop = listenToUser(userId, { onSessionEnd: () => undefined, onClosed: () => undefined })
  const socket = await listening(before)
  const channel = privateUserChannel(userId)
  return {
    say: (event: string, payload: object) => socket.say(event, payload, channel),
    /** As after a break: the channel is joined anew. */
    /** The connection is lost, and nobody answers until `comeBack`. */
    breakOff: () => {
      FarEnd.isAway = true
      socket.end(1006)
    },
    comeBack: () => {
      FarEnd.isAway = false
    },
    joinAgain: () => socket.say('pusher_internal:subscription_succeeded', {}, channel),
    stop,
  }
}

import { randomInt } from 'node:crypto'
import { endedSession } from '@fieldhouse/contract/channels'
import type { WebSocket } from 'ws'
import { type AppCredentials, sessionIn, verify } from './channel-auth.ts'
import {
  errorFrame,
  establishedFrame,
  type Fault,
  faults,
  pingFrame,
  pongFrame,
  readMessage,
  type Subscription,
  subscribedFrame,
  subscriptionErrorFrame,
} from './frames.ts'
import type { Memberships } from './memberships.ts'
import type { SessionBound, SessionWatch } from './session-watch.ts'
import type { OpenSockets } from './socket-limits.ts'

const maxChannels = 100
/** Enough for a client that reconnects and joins all its channels in one burst. */
const maxMessagesPerSecond = 150
const maxUnreadBytes = 1024 * 1024
/** A client that is in no channel by then doesn't need a connection. */
const maxUnusedMinutes = 2

const asText = { binary: false }
const none: readonly string[] = []

const createSocketId = (): string => `${randomInt(1, 2 ** 47)}.${randomInt(1, 2 ** 47)}`

/** Shared by all connections of a node. */
export interface Switchboard {
  readonly app: AppCredentials
  readonly channels: Memberships<Connection>
  /** By private channel, which belongs to one account. */
  readonly accounts: Memberships<Connection>
  readonly maxOfAccount: number
  readonly sockets: OpenSockets
  readonly sessions: SessionWatch
  /** It is unknown whether a session is still valid. */
  readonly onBlind: (error: unknown) => void
  /** A socket broke. */
  readonly onFault: (error: unknown) => void
  /** Called when its socket is closed. */
  readonly onGone: (connection: Connection) => void
}

/**
 * Speaks the Pusher protocol with one client. A class, without functions per client and without unused parts, because
 * thousands of idle connections are open.
 */
export class Connection implements SessionBound {
  readonly #socket: WebSocket
  readonly #board: Switchboard
  readonly #id = createSocketId()
  /** The sessions that joined its private channels. */
  sessions: readonly string[] = none
  #joined: readonly string[] = none
  /** Its account, from the first private channel until it closes. Leaving the channel makes nobody anonymous. */
  #accounts: readonly string[] = none
  /** Its household, while it is anonymous. */
  #household: string | null
  /** Channels that are being joined, each with the attempt that counts: the last one. */
  #joining: Map<string, Subscription> | null = null
  #second = 0
  #spent = 0
  #silent = false
  #pinged = false
  #unusedMinutes = 0

  constructor(socket: WebSocket, board: Switchboard, household: string) {
    this.#socket = socket
    this.#board = board
    this.#household = household
    board.sockets.enter(household)
    socket.send(establishedFrame(this.#id))
  }

  deliver(frame: Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > maxUnreadBytes) this.#close(faults.tooSlow)
    else this.#socket.send(frame, asText)
  }

  endSession(): void {
    this.#close(faults.signedOut)
  }

  /** Every frame counts, including the websocket's own pings, because the server has to answer each of them. */
  hear(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false
    this.#silent = false
    this.#pinged = false
    if (this.#isWithinAllowance()) return true
    this.#close(faults.tooManyMessages)
    return false
  }

  answer(text: string) {
    const message = readMessage(text)
    switch (message?.event) {
      case undefined:
        return this.#socket.send(errorFrame(faults.malformed))
      case 'pusher:ping':
        return this.#socket.send(pongFrame)
      case 'pusher:pong':
        return
      case 'pusher:subscribe':
        return this.#subscribe(message.data)
      case 'pusher:unsubscribe':
        return this.#unsubscribe(message.data.channel)
      default:
        return this.#socket.send(errorFrame(faults.clientEvent))
    }
  }

  /** Called every minute. Pings a silent client, and gives up on one that did not answer the last ping. */
  checkLife() {
    if (this.#isUnused() && this.#unusedMinutes++ >= maxUnusedMinutes) return this.#close(faults.unused)
    if (this.#pinged) return this.#close(faults.noPong)
    if (this.#silent) {
      this.#pinged = true
      this.#socket.send(pingFrame)
    }
    this.#silent = true
  }

  noteFault(error: unknown): void {
    this.#board.onFault(error)
  }

  /** The node shuts down. Clients can connect to others. */
  sendElsewhere(): void {
    this.#close(faults.goingAway)
  }

  /** The same account opened another socket, and there are too many. */
  giveWay(): void {
    for (const account of this.#accounts) this.#board.accounts.leave(account, this)
    this.#close(faults.tooManyOfAccount)
  }

  /** Called when its socket is closed. */
  leave(): void {
    for (const channel of this.#joined) this.#board.channels.leave(channel, this)
    for (const account of this.#accounts) this.#board.accounts.leave(account, this)
    this.#leaveHousehold()
    this.#board.sessions.leave(this)
    this.#board.onGone(this)
  }

  #isUnused(): boolean {
    return this.#joined.length === 0 && this.#accounts.length === 0
  }

  #leaveHousehold(): void {
    if (this.#household !== null) this.#board.sockets.leave(this.#household)
    this.#household = null
  }

  #belongTo(account: string): void {
    if (this.#accounts.includes(account)) return
    this.#accounts = this.#accounts.concat(account)
    this.#leaveHousehold()
    const { accounts, maxOfAccount } = this.#board
    accounts.join(account, this)
    if (accounts.count(account) <= maxOfAccount) return
    const [oldest] = accounts.of(account)
    oldest?.giveWay()
  }

  #close({ code, message }: Fault): void {
    this.#socket.close(code, message)
  }

  #isWithinAllowance(): boolean {
    const now = Math.floor(Date.now() / 1000)
    if (now !== this.#second) {
      this.#second = now
      this.#spent = 0
    }
    this.#spent += 1
    return this.#spent <= maxMessagesPerSecond
  }

  /** The session that was allowed to join, if the proof is valid. */
  #provenSession(claim: Subscription): string | null {
    const { channel, channel_data } = claim
    if (channel.startsWith('presence-') || endedSession(channel) !== null) return null
    return channel_data && verify(this.#board.app, this.#id, claim) ? sessionIn(channel_data) : null
  }

  #refuseSubscription(channel: string, fault: Fault): void {
    this.#socket.send(errorFrame(fault))
    this.#socket.send(subscriptionErrorFrame(channel, fault))
  }

  #join(channel: string) {
    const isThere = this.#joined.includes(channel)
    if (!isThere && this.#joined.length >= maxChannels)
      return this.#refuseSubscription(channel, faults.tooManyChannels)
    // Unlike a spread array, this one has no spare room for sixteen more.
    if (!isThere) this.#joined = this.#joined.concat(channel)
    this.#board.channels.join(channel, this)
    this.#socket.send(subscribedFrame(channel))
  }

  /** An old signature from before the session ended opens nothing. */
  async #joinInSession(subscription: Subscription, session: string): Promise<void> {
    const { channel } = subscription
    this.#joining ??= new Map()
    this.#joining.set(channel, subscription)
    try {
      const isLiving = await this.#board.sessions.follow(this, session)
      const isWanted =
        this.#joining?.get(channel) === subscription && this.#socket.readyState === this.#socket.OPEN
      if (!isWanted) return
      this.#joining?.delete(channel)
      if (this.#joining?.size === 0) this.#joining = null
      if (!isLiving) return this.#close(faults.signedOut)
      this.#belongTo(channel)
      this.#join(channel)
    } catch (error) {
      this.#board.onBlind(error)
      this.#close(faults.goingAway)
    }
  }

  #subscribe(subscription: Subscription) {
    const { channel } = subscription
    const isOpenToAll = !/^(private|presence)-/.test(channel)
    if (isOpenToAll) return this.#join(channel)
    const session = this.#provenSession(subscription)
    if (session === null) return this.#refuseSubscription(channel, faults.unauthorized)
    void this.#joinInSession(subscription, session)
  }

  #unsubscribe(channel: string): void {
    this.#joining?.delete(channel)
    this.#joined = this.#joined.filter((name) => name !== channel)
    this.#board.channels.leave(channel, this)
  }
}

import { randomInt } from 'node:crypto'
import { sessionChannel } from '@fieldhouse/contract/channels'
import type { WebSocket } from 'ws'
import { type AppCredentials, sessionIn, verify } from './channel-auth.ts'
import type { ChannelMembers, Member } from './channel-members.ts'
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
import { type LivingSessions, watchSessions } from './session-watch.ts'

const maxChannels = 100
/** Room for a client that comes back and joins all its channels at once. */
const maxMessagesPerSecond = 150
const maxUnreadBytes = 1024 * 1024

const asText = { binary: false }

export interface Connection {
  /** To be called at intervals: asks a silent client for a sign of life and gives up on one that gave none. */
  readonly checkLife: () => void
  /** In which its private channels were joined. */
  readonly sessions: () => Iterable<string>
}

const createSocketId = (): string => `${randomInt(1, 2 ** 47)}.${randomInt(1, 2 ** 47)}`

const createAllowance = (perSecond: number): (() => boolean) => {
  let second = 0
  let spent = 0
  return () => {
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) {
      second = now
      spent = 0
    }
    spent += 1
    return spent <= perSecond
  }
}

interface ConnectionOptions {
  readonly app: AppCredentials
  readonly members: ChannelMembers
  readonly livingSessions: LivingSessions
  readonly onFault: (error: unknown) => void
}

/** Speaks the Pusher protocol with one client. */
export const openConnection = (
  socket: WebSocket,
  { app, members, livingSessions, onFault }: ConnectionOptions,
): Connection => {
  const socketId = createSocketId()
  const joined = new Set<string>()
  /** Channels about to be joined, each with the attempt that counts: the last one. */
  const joining = new Map<string, Subscription>()
  const withinAllowance = createAllowance(maxMessagesPerSecond)
  let silent = false
  let pinged = false

  const close = (fault: Fault) => socket.close(fault.code, fault.message)

  const member: Member = {
    deliver: (frame) => {
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > maxUnreadBytes) close(faults.tooSlow)
      else socket.send(frame, asText)
    },
  }

  const watch = watchSessions(members, livingSessions, () => close(faults.signedOut))

  /** The session of whoever was allowed to join, where the proof of that holds. */
  const provenSession = (claim: Subscription): string | null => {
    const { channel, channel_data } = claim
    if (channel.startsWith('presence-') || channel.startsWith(sessionChannel(''))) return null
    return channel_data && verify(app, socketId, claim) ? sessionIn(channel_data) : null
  }

  const refuseSubscription = (channel: string, fault: Fault) => {
    socket.send(errorFrame(fault))
    socket.send(subscriptionErrorFrame(channel, fault))
  }

  const join = (channel: string) => {
    if (joined.size >= maxChannels && !joined.has(channel)) {
      return refuseSubscription(channel, faults.tooManyChannels)
    }
    joined.add(channel)
    members.join(channel, member)
    socket.send(subscribedFrame(channel))
  }

  /** A signature kept from before the session ended opens nothing. */
  const joinInSession = async (subscription: Subscription, session: string) => {
    const { channel } = subscription
    joining.set(channel, subscription)
    try {
      const isLiving = await watch.follow(session)
      const isWanted = joining.get(channel) === subscription && socket.readyState === socket.OPEN
      if (!isWanted) return
      joining.delete(channel)
      if (isLiving) join(channel)
      else close(faults.signedOut)
    } catch (error) {
      onFault(error)
      close(faults.goingAway)
    }
  }

  const subscribe = (subscription: Subscription) => {
    const { channel } = subscription
    const isOpenToAll = !/^(private|presence)-/.test(channel)
    if (isOpenToAll) return join(channel)
    const session = provenSession(subscription)
    if (session === null) return refuseSubscription(channel, faults.unauthorized)
    void joinInSession(subscription, session)
  }

  const unsubscribe = (channel: string) => {
    joining.delete(channel)
    joined.delete(channel)
    members.leave(channel, member)
  }

  const answer = (text: string) => {
    const message = readMessage(text)
    switch (message?.event) {
      case undefined:
        return socket.send(errorFrame(faults.malformed))
      case 'pusher:ping':
        return socket.send(pongFrame)
      case 'pusher:pong':
        return
      case 'pusher:subscribe':
        return subscribe(message.data)
      case 'pusher:unsubscribe':
        return unsubscribe(message.data.channel)
      default:
        return socket.send(errorFrame(faults.clientEvent))
    }
  }

  /** Every frame counts, the websocket's own pings too: each of them makes the server write an answer. */
  const hear = (): boolean => {
    if (socket.readyState !== socket.OPEN) return false
    silent = false
    pinged = false
    if (withinAllowance()) return true
    close(faults.tooManyMessages)
    return false
  }

  socket.on('message', (text) => {
    if (hear()) answer(String(text))
  })
  socket.on('ping', hear)
  socket.on('close', () => {
    for (const channel of joined) members.leave(channel, member)
    watch.stop()
  })
  socket.send(establishedFrame(socketId))

  return {
    sessions: watch.sessions,
    checkLife: () => {
      if (pinged) return close(faults.noPong)
      if (silent) {
        pinged = true
        socket.send(pingFrame)
      }
      silent = true
    },
  }
}

import { randomInt } from 'node:crypto'
import type { WebSocket } from 'ws'
import { type AppCredentials, verify } from './channel-auth.ts'
import type { ChannelMembers, Member } from './channel-members.ts'
import {
  errorFrame,
  establishedFrame,
  type Fault,
  faults,
  pingFrame,
  pongFrame,
  readMessage,
  subscribedFrame,
  subscriptionErrorFrame,
} from './frames.ts'

const maxChannels = 100
/** Room for a client that comes back and joins all its channels at once. */
const maxMessagesPerSecond = 150
const maxUnreadBytes = 1024 * 1024

const asText = { binary: false }

export interface Connection {
  /** To be called at intervals: asks a silent client for a sign of life and gives up on one that gave none. */
  readonly checkLife: () => void
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

/** Speaks the Pusher protocol with one client. */
export const openConnection = (
  socket: WebSocket,
  app: AppCredentials,
  members: ChannelMembers,
): Connection => {
  const socketId = createSocketId()
  const joined = new Set<string>()
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

  const mayJoin = (channel: string, auth: string): boolean => {
    if (channel.startsWith('presence-')) return false
    return !channel.startsWith('private-') || verify(app, socketId, channel, auth)
  }

  const refuseSubscription = (channel: string, fault: Fault) => {
    socket.send(errorFrame(fault))
    socket.send(subscriptionErrorFrame(channel, fault))
  }

  const subscribe = (channel: string, auth: string) => {
    if (!mayJoin(channel, auth)) return refuseSubscription(channel, faults.unauthorized)
    if (joined.size >= maxChannels && !joined.has(channel)) {
      return refuseSubscription(channel, faults.tooManyChannels)
    }
    joined.add(channel)
    members.join(channel, member)
    socket.send(subscribedFrame(channel))
  }

  const unsubscribe = (channel: string) => {
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
        return subscribe(message.data.channel, message.data.auth ?? '')
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
  })
  socket.send(establishedFrame(socketId))

  return {
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

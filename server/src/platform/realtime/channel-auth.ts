import { createHmac, timingSafeEqual } from 'node:crypto'
import { privateUserChannel } from '@fieldhouse/contract/channels'
import type { Actor } from '@fieldhouse/contract/guards'
import * as z from 'zod'

/** Shared by the websocket server and the signers of its channels. The key is public, the secret is not. */
export interface AppCredentials {
  readonly key: string
  readonly secret: string
}

/** Proves that this socket may join this channel. With data, it also proves the data about the joiner. */
export const sign = (
  { key, secret }: AppCredentials,
  socketId: string,
  channel: string,
  channelData?: string,
): string => {
  const signed = [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(':')
  return `${key}:${createHmac('sha256', secret).update(signed).digest('hex')}`
}

interface Claim {
  readonly channel: string
  readonly auth?: string | undefined
  readonly channel_data?: string | undefined
}

export const verify = (
  app: AppCredentials,
  socketId: string,
  { channel, auth = '', channel_data }: Claim,
): boolean => {
  const expected = Buffer.from(sign(app, socketId, channel, channel_data))
  const given = Buffer.from(auth)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** The data signed with a private channel: the session that joined it. The channel is left when the session ends. */
export const channelDataOf = (sessionId: string): string => JSON.stringify({ session_id: sessionId })

const channelData = z.object({ session_id: z.uuid() })

export const sessionIn = (data: string): string | null => {
  try {
    return channelData.parse(JSON.parse(data)).session_id
  } catch {
    return null
  }
}

/** Users may join their own channel and no other private or presence channel. */
export const mayJoin = (actor: Actor, channel: string): boolean => channel === privateUserChannel(actor.id)

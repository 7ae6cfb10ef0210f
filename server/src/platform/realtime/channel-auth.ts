import { createHmac, timingSafeEqual } from 'node:crypto'
import { privateUserChannel } from '@fieldhouse/contract/channels'
import type { Actor } from '@fieldhouse/contract/guards'

/** What the websocket server and the signers of its channels share. The key is public, the secret is not. */
export interface AppCredentials {
  readonly key: string
  readonly secret: string
}

/** The proof that this one socket may join this one channel. */
export const sign = ({ key, secret }: AppCredentials, socketId: string, channel: string): string =>
  `${key}:${createHmac('sha256', secret).update(`${socketId}:${channel}`).digest('hex')}`

export const verify = (app: AppCredentials, socketId: string, channel: string, auth: string): boolean => {
  const expected = Buffer.from(sign(app, socketId, channel))
  const given = Buffer.from(auth)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Users join their own channel and no other private or presence channel. */
export const mayJoin = (actor: Actor, channel: string): boolean => channel === privateUserChannel(actor.id)

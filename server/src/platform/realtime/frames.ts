import { channelNamePattern } from '@fieldhouse/contract/channels'
import * as z from 'zod'

/** A refusal. Its code tells the client whether and when to reconnect, by the ranges of the Pusher protocol. */
export interface Fault {
  readonly code: number
  readonly message: string
}

export const faults = {
  unknownKey: { code: 4001, message: 'No application has this key' },
  signedOut: { code: 4003, message: 'Signed out' },
  tooManyOfAccount: { code: 4004, message: 'Too many connections of this account' },
  unsupportedProtocol: { code: 4007, message: 'Only protocol version 7 is supported' },
  noProtocol: { code: 4008, message: 'No protocol version supplied' },
  unauthorized: { code: 4009, message: 'Connection not authorized for this channel' },
  full: { code: 4100, message: 'Too many connections' },
  tooManyOfAddress: { code: 4100, message: 'Too many connections from this address' },
  tooManyChannels: { code: 4100, message: 'Too many channels on one connection' },
  tooManyMessages: { code: 4100, message: 'Too many messages' },
  tooSlow: { code: 4100, message: 'Events are not read fast enough' },
  goingAway: { code: 4200, message: 'Please reconnect' },
  noPong: { code: 4201, message: 'Pong reply not received in time' },
  unused: { code: 4202, message: 'Closed after inactivity' },
  malformed: { code: 4300, message: 'Message not understood' },
  clientEvent: { code: 4301, message: 'Client events are not accepted' },
} as const satisfies Record<string, Fault>

/** Seconds of silence after which a client should ping the server. */
const activityTimeout = 120

export const establishedFrame = (socketId: string): string =>
  JSON.stringify({
    event: 'pusher:connection_established',
    data: JSON.stringify({ socket_id: socketId, activity_timeout: activityTimeout }),
  })

export const subscribedFrame = (channel: string): string =>
  JSON.stringify({ event: 'pusher_internal:subscription_succeeded', channel, data: '{}' })

export const errorFrame = ({ code, message }: Fault): string =>
  JSON.stringify({ event: 'pusher:error', data: { code, message } })

/** Names the channel, which `pusher:error` does not, so a client knows which subscription failed. */
export const subscriptionErrorFrame = (channel: string, { message }: Fault): string =>
  JSON.stringify({
    event: 'pusher:subscription_error',
    channel,
    data: { type: 'AuthError', error: message, status: 403 },
  })

export const pingFrame = '{"event":"pusher:ping","data":"{}"}'
export const pongFrame = '{"event":"pusher:pong","data":"{}"}'

/** The protocol needs `data` as a JSON string inside the JSON. One Buffer serves every receiver. */
export const eventFrame = (channel: string, event: string, data: object): Buffer =>
  Buffer.from(JSON.stringify({ event, channel, data: JSON.stringify(data) }))

const channel = z.string().regex(channelNamePattern)

const subscription = z.object({
  channel,
  auth: z.string().optional(),
  channel_data: z.string().optional(),
})
export type Subscription = z.output<typeof subscription>

const clientMessage = z.union([
  z.discriminatedUnion('event', [
    z.object({ event: z.literal('pusher:ping') }),
    z.object({ event: z.literal('pusher:pong') }),
    z.object({ event: z.literal('pusher:subscribe'), data: subscription }),
    z.object({ event: z.literal('pusher:unsubscribe'), data: z.object({ channel }) }),
  ]),
  z.object({ event: z.templateLiteral(['client-', z.string()]) }),
])
type ClientMessage = z.output<typeof clientMessage>

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A client's message, or undefined if it makes no sense. */
export const readMessage = (text: string): ClientMessage | undefined =>
  clientMessage.safeParse(parseJson(text)).data

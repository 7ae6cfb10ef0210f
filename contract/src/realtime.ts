import * as z from 'zod'
import { channelNamePattern, socketIdPattern } from './channels.ts'
import { endpoint } from './endpoint.ts'

/** MSG-01. The stock pusher-js client calls it, form-encoded, before it joins a private channel. */
export const authorizeChannel = endpoint({
  method: 'POST',
  path: '/broadcasting/auth',
  guard: 'auth',
  rate: 'socket',
  effect: 'none',
  summary: 'Get the signature that lets a websocket join a private channel',
  body: z.object({
    socket_id: z.string().regex(socketIdPattern),
    channel_name: z.string().regex(channelNamePattern),
  }),
  /**
   * `channel_data` names the session. The websocket closes when the session ends. The client passes both on unchanged.
   */
  output: z.object({ auth: z.string(), channel_data: z.string() }),
  errors: ['forbidden'],
  quiet: ['missing', 'fault', 'refusal'],
})

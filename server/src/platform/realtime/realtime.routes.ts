import * as realtime from '@fieldhouse/contract/realtime'
import { AppError } from '../app-error.ts'
import { bind } from '../http/bind.ts'
import { type AppCredentials, channelDataOf, mayJoin, sign } from './channel-auth.ts'

export const realtimeRoutes = (app: AppCredentials) =>
  bind(realtime, {
    authorizeChannel: ({ actor, caller: { sessionId }, body: { socket_id, channel_name } }) => {
      if (!sessionId || !mayJoin(actor, channel_name)) throw new AppError('forbidden')
      const channel_data = channelDataOf(sessionId)
      return { auth: sign(app, socket_id, channel_name, channel_data), channel_data }
    },
  })

import * as realtime from '@fieldhouse/contract/realtime'
import { AppError } from '../app-error.ts'
import { bind } from '../http/bind.ts'
import { type AppCredentials, mayJoin, sign } from './channel-auth.ts'

export const realtimeRoutes = (app: AppCredentials) =>
  bind(realtime, {
    authorizeChannel: ({ actor, body: { socket_id, channel_name } }) => {
      if (!mayJoin(actor, channel_name)) throw new AppError('forbidden')
      return { auth: sign(app, socket_id, channel_name) }
    },
  })

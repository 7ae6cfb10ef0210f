import * as contract from '@fieldhouse/contract/profiles.contact'
import { bind } from '../../../platform/http/bind.ts'
import type { IsAssignedTo } from '../page/audience.ts'
import { openPage } from '../page/read-page.ts'
import { relayMessage } from './relay-message.ts'

export const contactRoutes = (isAssignedTo: IsAssignedTo) =>
  bind(contract, {
    sendAthleteMessage: async ({ db, actor, caller, params, body }) => {
      const { head } = await openPage(db, actor, params.id, isAssignedTo)
      return { data: await relayMessage(db, actor, head, caller.siteOrigin, body) }
    },
  })

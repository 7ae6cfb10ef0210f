import * as contract from '@fieldhouse/contract/profiles.confirming'
import { bind } from '../../../platform/http/bind.ts'
import type { IsAssignedTo } from '../page/audience.ts'
import { openPage } from '../page/read-page.ts'
import { confirmFigure } from './confirm-figure.ts'

export const confirmationsRoutes = (isAssignedTo: IsAssignedTo) =>
  bind(contract, {
    confirmFigure: async ({ db, actor, caller, params: { id, group, item_id }, body }) =>
      confirmFigure(db, caller, await openPage(db, actor, id, isAssignedTo), {
        group,
        itemId: item_id,
        confirmed: body.confirmed,
        seenAt: body.seen_at,
      }),
  })

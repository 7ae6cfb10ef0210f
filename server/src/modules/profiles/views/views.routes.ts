import * as contract from '@fieldhouse/contract/profiles.views'
import { bind } from '../../../platform/http/bind.ts'
import type { IsAssignedTo } from '../page/audience.ts'
import { openPage, openPageTo } from '../page/read-page.ts'
import { createSeenLately } from '../seen-lately.ts'
import { countView } from './count-view.ts'
import { showViews } from './show-views.ts'

const hour = 60 * 60 * 1000

export const viewsRoutes = (isAssignedTo: IsAssignedTo) => {
  const seen = createSeenLately(hour)
  return bind(contract, {
    countView: async ({ db, actor, caller, params }) => {
      const { head, audience } = await openPage(db, actor, params.id, isAssignedTo)
      await countView(db, seen, caller, head.athlete_id, audience)
      return { data: { ok: true } }
    },
    getViews: async ({ db, actor, params, query }) => {
      const { head } = await openPageTo(db, actor, params.id, isAssignedTo, 'see_views')
      return { data: await showViews(db, head.athlete_id, Number(query.days)) }
    },
  })
}

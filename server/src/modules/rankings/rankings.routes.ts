import * as contract from '@fieldhouse/contract/rankings'
import * as wallContract from '@fieldhouse/contract/rankings.wall'
import { bind } from '../../platform/http/bind.ts'
import type { IsAssignedTo } from '../profiles/index.ts'
import { evaluateAthlete, showEvaluation } from './evaluate-athlete.ts'
import { listTop100 } from './list-top-100.ts'
import { openRanking } from './open-ranking.ts'
import { showRanking } from './show-ranking.ts'
import { listWall } from './wall/list-wall.ts'

export const rankingsRoutes = ({ isAssignedTo }: { isAssignedTo: IsAssignedTo }) => [
  ...bind(contract, {
    getTop100: async ({ db, actor, query }) => ({ data: await listTop100(db, actor, query) }),
    getRanking: async ({ db, actor, params }) => {
      const { user_id } = await openRanking(db, actor, params.id, isAssignedTo)
      return { data: await showRanking(db, user_id) }
    },
    getEvaluation: async ({ db, actor, params }) => ({
      data: await showEvaluation(db, actor, params.id, isAssignedTo),
    }),
    saveEvaluation: async ({ db, actor, params, body }) => ({
      data: await evaluateAthlete(db, actor, params.id, body, isAssignedTo),
    }),
  }),
  ...bind(wallContract, {
    getWall: ({ db, query }) => listWall(db, query),
  }),
]

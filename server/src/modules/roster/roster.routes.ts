import * as contract from '@fieldhouse/contract/roster'
import { bind } from '../../platform/http/bind.ts'
import { checkAthleteAccess } from './check-athlete-access.ts'
import { listAthletes } from './list-athletes.ts'
import { showSuccessCoach } from './show-success-coach.ts'

export const rosterRoutes = () =>
  bind(contract, {
    getCoachAthletes: ({ db, actor, query }) => listAthletes(db, actor, contract.getCoachAthletes, query),
    getMySuccessCoach: async ({ db, actor, query }) => ({
      data: await showSuccessCoach(db, actor, query.user),
    }),
    checkAthleteAccess: async ({ db, actor, params }) => ({
      data: await checkAthleteAccess(db, actor, params.id),
    }),
  })

import * as contract from '@fieldhouse/contract/roster'
import { bind } from '../../platform/http/bind.ts'
import { listAthletes } from './list-athletes.ts'

export const rosterRoutes = () =>
  bind(contract, {
    getCoachAthletes: ({ db, actor, query }) => listAthletes(db, actor, contract.getCoachAthletes, query),
    getMyRosters: ({ db, actor, query }) => listAthletes(db, actor, contract.getMyRosters, query),
  })

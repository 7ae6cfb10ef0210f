import type { Endpoint, Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import * as contract from '@fieldhouse/contract/roster'
import type { Db } from '../../platform/database/database.ts'
import { bind } from '../../platform/http/bind.ts'
import { checkAthleteAccess } from './check-athlete-access.ts'
import { claimAthlete, declineAthlete, unclaimAthlete } from './claim-athlete.ts'
import { listAthletes } from './list-athletes.ts'
import { type FindPackages, listNewAthletes } from './list-new-athletes.ts'
import { removeAssigned } from './remove-assigned.ts'
import { showAthlete } from './show-athlete.ts'
import { showSuccessCoach } from './show-success-coach.ts'

interface Parts {
  readonly findPackages: FindPackages
  /** Everyone who has an account, for admins. */
  readonly listUsers: (
    db: Db,
    actor: Actor,
    query: contract.AthletesQuery,
    endpoint: Pick<Endpoint, 'path'>,
  ) => Promise<Output<typeof contract.getCoachAthletes>>
}

export const rosterRoutes = ({ findPackages, listUsers }: Parts) =>
  bind(contract, {
    getCoachAthletes: ({ db, actor, query }) =>
      actor.type === 'admin'
        ? listUsers(db, actor, query, contract.getCoachAthletes)
        : listAthletes(db, actor, contract.getCoachAthletes, query),
    getMySuccessCoach: async ({ db, actor, query }) => ({
      data: await showSuccessCoach(db, actor, query.user),
    }),
    checkAthleteAccess: async ({ db, actor, params }) => ({
      data: await checkAthleteAccess(db, actor, params.id),
    }),
    getNewRosters: ({ db, actor, query }) => listNewAthletes(db, actor, findPackages, query),
    claimUser: async (call) => ({ data: await claimAthlete(call) }),
    unclaimUser: async (call) => ({ data: await unclaimAthlete(call) }),
    declineUser: async (call) => ({ data: await declineAthlete(call) }),
    removeAssignedAthlete: async (call) => ({ data: await removeAssigned(call) }),
    getAthleteOfCoach: async ({ db, actor, params }) => ({ data: await showAthlete(db, actor, params.id) }),
  })

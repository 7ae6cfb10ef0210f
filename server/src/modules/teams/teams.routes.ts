import * as contract from '@fieldhouse/contract/teams'
import * as coaches from '@fieldhouse/contract/teams.coaches'
import { bind } from '../../platform/http/bind.ts'
import { decideAboutCoach, listTeamCoaches } from './decide-team-coach.ts'
import { listEventTeams } from './list-event-teams.ts'

export const teamsRoutes = () => [
  ...bind(contract, {
    getEventTeams: ({ db, body }) => listEventTeams(db, body.event_id),
  }),
  ...bind(coaches, {
    getTeamCoaches: async ({ db, actor }) => ({ data: await listTeamCoaches(db, actor) }),
    confirmTeamCoach: async (call) => ({ data: await decideAboutCoach(call, null) }),
    refuseTeamCoach: async (call) => ({ data: await decideAboutCoach(call, call.body.reason) }),
  }),
]

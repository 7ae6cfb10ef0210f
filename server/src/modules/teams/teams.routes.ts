import * as contract from '@fieldhouse/contract/teams'
import { bind } from '../../platform/http/bind.ts'
import { listEventTeams } from './list-event-teams.ts'

export const teamsRoutes = () =>
  bind(contract, {
    getEventTeams: async ({ db, body }) => ({ data: await listEventTeams(db, body.event_id) }),
  })

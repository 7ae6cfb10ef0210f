import * as contract from '@fieldhouse/contract/teams'
import * as staff from '@fieldhouse/contract/teams.admin'
import * as coaches from '@fieldhouse/contract/teams.coaches'
import * as mine from '@fieldhouse/contract/teams.my'
import { bind } from '../../platform/http/bind.ts'
import {
  createStaffTeam,
  deleteStaffTeam,
  restoreStaffTeam,
  toggleTeamMember,
  updateStaffTeam,
} from './change-staff-team.ts'
import { createTeam, deleteTeam, removeMember, renameTeam, restoreTeam } from './change-team.ts'
import { createTeamEvent, deleteTeamEvent, updateTeamEvent } from './change-team-event.ts'
import { decideAboutCoach, listTeamCoaches } from './decide-team-coach.ts'
import { joinByLink, leaveByLink, showJoinLink } from './join-team.ts'
import { listEventTeams } from './list-event-teams.ts'
import { listStaffTeams, listTeamEvents, showStaffTeam } from './show-staff-teams.ts'
import { type FindPages, listMyTeams, showTeam } from './show-team.ts'

interface Parts {
  readonly findPages: FindPages
}

export const teamsRoutes = ({ findPages }: Parts) => [
  ...bind(contract, {
    getEventTeams: ({ db, body }) => listEventTeams(db, body.event_id),
  }),
  ...bind(coaches, {
    getTeamCoaches: async ({ db, actor }) => ({ data: await listTeamCoaches(db, actor) }),
    confirmTeamCoach: async (call) => ({ data: await decideAboutCoach(call, null) }),
    refuseTeamCoach: async (call) => ({ data: await decideAboutCoach(call, call.body.reason) }),
  }),
  ...bind(staff, {
    getTeams: ({ db, query }) => listStaffTeams(db, query),
    getTeam: async ({ db, actor, params }) => ({
      data: await showStaffTeam(db, actor, params.id, findPages),
    }),
    getTeamEvents: async ({ db }) => ({ data: await listTeamEvents(db) }),
    createTeamEvent: async (call) => ({ data: await createTeamEvent(call) }),
    updateTeamEvent: async (call) => ({ data: await updateTeamEvent(call) }),
    deleteTeamEvent: async (call) => ({ data: await deleteTeamEvent(call) }),
    createStaffTeam: async (call) => ({ data: await createStaffTeam(call, findPages) }),
    updateStaffTeam: async (call) => ({ data: await updateStaffTeam(call, findPages) }),
    deleteStaffTeam: async (call) => ({ data: await deleteStaffTeam(call, findPages) }),
    restoreStaffTeam: async (call) => ({ data: await restoreStaffTeam(call, findPages) }),
    toggleTeamMember: async (call) => ({ data: await toggleTeamMember(call, findPages) }),
  }),
  ...bind(mine, {
    getMyTeams: async ({ db, actor }) => ({ data: await listMyTeams(db, actor) }),
    getMyTeam: async ({ db, actor, params }) => ({ data: await showTeam(db, actor, params.id, findPages) }),
    createTeam: async (call) => ({ data: await createTeam(call, findPages) }),
    renameTeam: async (call) => ({ data: await renameTeam(call, findPages) }),
    deleteTeam: async (call) => ({ data: await deleteTeam(call) }),
    restoreTeam: async (call) => ({ data: await restoreTeam(call, findPages) }),
    removeTeamMember: async (call) => ({ data: await removeMember(call, findPages) }),
    getJoinLink: async ({ db, actor, params }) => ({ data: await showJoinLink(db, actor, params.id) }),
    joinTeam: async (call) => ({ data: await joinByLink(call) }),
    leaveTeam: async (call) => ({ data: await leaveByLink(call) }),
  }),
]

import type { Checked, Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import { getTeams, type ListedEvent, type ListedTeam, type StaffTeam } from '@fieldhouse/contract/teams.admin'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { listPage } from '../../platform/http/list-page.ts'
import { apiPrefix } from '../../platform/http/mount.ts'
import { findMembers } from './my-teams.queries.ts'
import { type FindPages, linksOf, presentMembers } from './show-team.ts'
import {
  countStaffTeams,
  findEvents,
  findStaffTeam,
  findStaffTeams,
  type StoredStaffTeam,
} from './staff-teams.queries.ts'

const present = ({ created_at, deleted_at, ...team }: StoredStaffTeam): ListedTeam => ({
  ...team,
  created_at: created_at.toISOString(),
  deleted_at: deleted_at?.toISOString() ?? null,
})

const limit = 15

/** ADM-02: every team, by name. */
export const listStaffTeams = async (
  db: Db,
  { q, type, page }: Checked<typeof getTeams>['query'],
): Promise<Output<typeof getTeams>> => {
  const counts = await countStaffTeams(db, q)
  const rows = await findStaffTeams(db, { type, typed: q, limit, offset: (page - 1) * limit })
  const query = { type, ...(q ? { q } : {}) }
  const path = apiPrefix + getTeams.path
  return { ...listPage(rows.map(present), { path, query, page, limit, total: counts[type] }), counts }
}

export const showStaffTeam = async (
  db: Db,
  actor: Actor,
  teamId: string,
  findPages: FindPages,
): Promise<StaffTeam> => {
  const team = await findStaffTeam(db, teamId)
  if (!team) throw new AppError('not_found')
  return {
    ...present(team),
    members: await presentMembers(db, actor, await findMembers(db, teamId), findPages),
    links: team.deleted_at ? [] : linksOf(teamId),
  }
}

export const listTeamEvents = async (db: Db): Promise<ListedEvent[]> =>
  (await findEvents(db)).map((event) => ({ ...event, path: `/?event=${event.id}&role=coach` }))

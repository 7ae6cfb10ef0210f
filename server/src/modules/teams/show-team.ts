import type { Actor } from '@fieldhouse/contract/guards'
import {
  type JoinRole,
  joinRoles,
  type MyTeam,
  type OpenTeam,
  type TeamMember,
} from '@fieldhouse/contract/teams.my'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/database/database.ts'
import { findMembers, findTeamFor, findTeamsWith, type StoredTeam } from './my-teams.queries.ts'
import { maySeeMember, maySeeMembers, maySeeTeam, ownsTeam } from './teams.policy.ts'

/** The pages of these athletes that a person may open. They belong to a module that this one does not know. */
export type FindPages = (
  db: Db,
  actor: Actor,
  userIds: readonly string[],
) => Promise<
  readonly (Pick<TeamMember, 'user_id' | 'photo' | 'position' | 'class'> & {
    readonly athlete_slug: string
  })[]
>

const presentTeam = (actor: Actor, { created_by, created_at, ...team }: StoredTeam): MyTeam => {
  const place = { created_by, status: team.status }
  const is_owner = ownsTeam(actor, place)
  const counted = maySeeMembers(actor, place) ? team : { athletes: null, coaches: null }
  return {
    ...team,
    is_owner,
    status: is_owner ? null : team.status,
    athletes: counted.athletes,
    coaches: counted.coaches,
    waiting: is_owner ? team.waiting : 0,
    created_at: created_at.toISOString(),
  }
}

/** COA-01. */
export const listMyTeams = async (db: Db, actor: Actor): Promise<MyTeam[]> =>
  (await findTeamsWith(db, actor.id)).map((team) => presentTeam(actor, team))

type StoredMember = Awaited<ReturnType<typeof findMembers>>[number]

/** The members as this person may see them. A page that is hidden from them is a name. */
export const presentMembers = async (
  db: Db,
  actor: Actor,
  members: readonly StoredMember[],
  findPages: FindPages,
): Promise<(TeamMember & { email: string | null })[]> => {
  const pages = await findPages(
    db,
    actor,
    members.filter(({ type }) => type === 'athlete').map(({ user_id }) => user_id),
  )
  return members.map(({ photo, status, joined_at, ...member }) => {
    const page = pages.find(({ user_id }) => user_id === member.user_id)
    return {
      ...member,
      athlete_slug: page?.athlete_slug ?? null,
      photo: member.type === 'athlete' ? (page?.photo ?? null) : photo,
      position: page?.position ?? null,
      class: page?.class ?? null,
      status: member.type === 'coach' ? status : null,
      joined_at: joined_at.toISOString(),
    }
  })
}

/** Only what this coach may see of them: no email addresses. */
const listMembers = async (
  db: Db,
  actor: Actor,
  team: StoredTeam,
  findPages: FindPages,
): Promise<TeamMember[]> => {
  if (!maySeeMembers(actor, team)) return []
  const members = (await findMembers(db, team.id)).filter((member) => maySeeMember(actor, team, member))
  return (await presentMembers(db, actor, members, findPages)).map(({ email, ...member }) => member)
}

const linkOf = (teamId: string, role: JoinRole) => ({ role, path: `/?team_id=${teamId}&role=${role}` })

export const linksOf = (teamId: string) => joinRoles.map((role) => linkOf(teamId, role))

/** COA-01: another coach's team is not found. */
export const showTeam = async (
  db: Db,
  actor: Actor,
  teamId: string,
  findPages: FindPages,
): Promise<OpenTeam> => {
  const team = await findTeamFor(db, actor.id, teamId)
  if (!team || !maySeeTeam(actor, team)) throw new AppError('not_found')
  const is_owner = ownsTeam(actor, team)
  return {
    ...presentTeam(actor, team),
    members: await listMembers(db, actor, team, findPages),
    links: is_owner ? linksOf(teamId) : [],
    can: { change: is_owner },
  }
}

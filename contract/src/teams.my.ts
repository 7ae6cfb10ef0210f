import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { oneLine, rowId } from './fields.ts'

/** COA-01: My Teams, for coaches. A coach has the teams they created and the teams they joined through a link. */

export const teamEvent = z.object({
  id: z.string(),
  name: z.string(),
  starts_on: z.string(),
  ends_on: z.string(),
  place: z.string(),
})
export type TeamEvent = z.output<typeof teamEvent>

const myTeam = z.object({
  id: z.string(),
  name: z.string(),
  /** The owner created it, shares its links, and confirms its coaches. */
  is_owner: z.boolean(),
  /** For a coach who joined through a link. */
  status: z.enum(['pending', 'verified', 'refused']).nullable(),
  event: teamEvent.nullable(),
  /** Null for a coach who may not see the members. */
  athletes: z.number().nullable(),
  coaches: z.number().nullable(),
  /** Coaches who wait for the owner. */
  waiting: z.number(),
  created_at: z.string(),
})
export type MyTeam = z.output<typeof myTeam>

export const teamMember = z.object({
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  type: z.enum(['athlete', 'parent', 'coach']),
  /** Only for pages this coach may open. */
  athlete_slug: z.string().nullable(),
  photo: z.object({ url: z.string() }).nullable(),
  position: z.string().nullable(),
  class: z.number().nullable(),
  status: z.enum(['pending', 'verified', 'refused']).nullable(),
  joined_at: z.string(),
})
export type TeamMember = z.output<typeof teamMember>

/** As many as one coach may have at a time. */
export const mostTeamsOfCoach = 50

/** The roles of a team's join links. */
export const joinRoles = ['athlete', 'coach'] as const
export type JoinRole = (typeof joinRoles)[number]

const openTeam = myTeam.extend({
  members: z.array(teamMember),
  /** For its owner. */
  links: z.array(z.object({ role: z.enum(joinRoles), path: z.string() })),
  can: z.object({ change: z.boolean() }),
})
export type OpenTeam = z.output<typeof openTeam>

const id = rowId('Must be the id of a team')
const refusals = { errors: ['not_found'], quiet: ['missing', 'refusal'] } as const

export const getMyTeams = endpoint({
  method: 'GET',
  path: '/panel/coach/teams',
  guard: 'coach',
  rate: 'read',
  summary: 'The teams of the signed-in coach',
  output: z.object({ data: z.array(myTeam) }),
})

export const getMyTeam = endpoint({
  method: 'GET',
  path: '/panel/coach/teams/{id}',
  guard: 'coach',
  rate: 'read',
  summary: 'A team of the signed-in coach, with its members and join links',
  params: z.object({ id }),
  output: z.object({ data: openTeam }),
  ...refusals,
})

export const teamName = oneLine({
  min: 3,
  max: 80,
  fault: 'Please enter a team name (at least 3 characters)',
})

const teamForm = z.object({ name: teamName })

export const createTeam = endpoint({
  method: 'POST',
  path: '/panel/coach/teams/create',
  guard: 'verified-coach',
  rate: 'write',
  effect: 'transaction',
  status: 201,
  summary: 'Create a team',
  body: teamForm,
  output: z.object({ data: openTeam }),
  errors: ['too_many_teams'],
  quiet: ['refusal'],
})

export const renameTeam = endpoint({
  method: 'POST',
  path: '/panel/coach/teams/{id}/update',
  guard: 'coach',
  rate: 'write',
  effect: 'transaction',
  summary: 'Rename a team of your own',
  params: z.object({ id }),
  body: teamForm,
  output: z.object({ data: openTeam }),
  ...refusals,
})

/** Its links stop working at once. */
export const deleteTeam = endpoint({
  method: 'POST',
  path: '/panel/coach/teams/{id}/delete',
  guard: 'coach',
  rate: 'write',
  effect: 'transaction',
  summary: 'Delete a team of your own. Its links stop working',
  params: z.object({ id }),
  output: z.object({ data: z.object({ id: z.string() }) }),
  ...refusals,
})

export const restoreTeam = endpoint({
  method: 'POST',
  path: '/panel/coach/teams/{id}/restore',
  guard: 'coach',
  rate: 'write',
  effect: 'transaction',
  summary: 'Bring back a team of your own, with its members and links',
  params: z.object({ id }),
  output: z.object({ data: openTeam }),
  errors: ['not_found', 'too_many_teams'],
  quiet: ['missing', 'refusal'],
})

export const removeTeamMember = endpoint({
  method: 'POST',
  path: '/panel/coach/teams/{id}/members/{user_id}/remove',
  guard: 'coach',
  rate: 'write',
  effect: 'transaction',
  summary: 'Take a person off a team of your own',
  params: z.object({ id, user_id: rowId('Must be the id of a user') }),
  output: z.object({ data: openTeam }),
  ...refusals,
})

/**
 * What a signed-in person can do with a join link. `waiting` and `refused` are a coach's, by the owner's decision.
 * Staff, success coaches, and affiliates join no team.
 */
const linkStandings = ['can-join', 'on-team', 'waiting', 'refused', 'owner', 'not-for-them'] as const
export type LinkStanding = (typeof linkStandings)[number]

const joinLink = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for a visitor, who signs up or signs in first. */
  standing: z.enum(linkStandings).nullable(),
})
export type JoinLink = z.output<typeof joinLink>

/** What a join link is for. A deleted team's link is gone. */
export const getJoinLink = endpoint({
  method: 'GET',
  path: '/team-link/{id}',
  guard: 'anyone',
  rate: 'probe',
  summary: 'The team behind a join link',
  params: z.object({ id }),
  output: z.object({ data: joinLink }),
  ...refusals,
})

const byLink = {
  method: 'POST',
  guard: 'check-auth',
  rate: 'write',
  effect: 'transaction',
  params: z.object({ id }),
  output: z.object({ data: joinLink }),
} as const

/** The same as signing in with the link. A second time changes nothing. */
export const joinTeam = endpoint({
  ...byLink,
  path: '/team-link/{id}/join',
  summary: 'Join a team by its link',
  errors: ['not_found', 'forbidden'],
  quiet: ['missing', 'refusal'],
})

export const leaveTeam = endpoint({
  ...byLink,
  path: '/team-link/{id}/leave',
  summary: 'Leave a team that you joined',
  ...refusals,
})

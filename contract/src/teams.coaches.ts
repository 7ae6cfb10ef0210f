import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { paragraph, rowId } from './fields.ts'

const teamCoach = z.object({
  team_id: z.string(),
  team_name: z.string(),
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  status: z.enum(['pending', 'verified', 'refused']),
  reason: z.string().nullable(),
  joined_at: z.string(),
})
export type TeamCoach = z.output<typeof teamCoach>

/** The coaches who joined through a link of the signed-in user. The admins’ queue has those of all teams. */
export const getTeamCoaches = endpoint({
  method: 'GET',
  path: '/panel/team-coaches',
  guard: 'check-auth',
  rate: 'read',
  summary: 'Coaches who joined the teams that the signed-in user created',
  output: z.object({ data: z.array(teamCoach) }),
  quiet: ['fault', 'refusal'],
})

const ofTeam = z.object({ team_id: rowId(), user_id: rowId() })
const output = z.object({ data: teamCoach })

export const confirmTeamCoach = endpoint({
  method: 'POST',
  path: '/panel/teams/{team_id}/coaches/{user_id}/confirm',
  guard: 'check-auth',
  rate: 'write',
  effect: 'transaction',
  summary: 'Confirm a coach of a team; for the creator of its link, and admins',
  params: ofTeam,
  output,
  errors: ['not_found', 'team_coach_already_decided'],
  quiet: ['missing', 'refusal'],
})

export const refuseTeamCoach = endpoint({
  method: 'POST',
  path: '/panel/teams/{team_id}/coaches/{user_id}/refuse',
  guard: 'check-auth',
  rate: 'write',
  effect: 'transaction',
  summary: 'Refuse a coach of a team, with a reason',
  params: ofTeam,
  body: z.object({
    reason: paragraph({ max: 500, fault: 'Please give a reason. The coach will read it.' }),
  }),
  output,
  errors: ['not_found', 'team_coach_already_decided'],
  quiet: ['missing', 'refusal'],
})

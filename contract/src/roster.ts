import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { oneLine, optionalText, rowId } from './fields.ts'
import { listOf, wholeFrom } from './lists.ts'

/** An athlete as their coach sees them. */
const rosterAthlete = z.object({
  user_id: z.string(),
  athlete_id: z.string(),
  athlete_slug: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  photo: z.object({ url: z.string() }).nullable(),
  sport: z.object({ key: z.string() }),
  position: z.string().nullable(),
  class: z.number().nullable(),
  high_school: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  contact_info: z.object({ email: z.string().nullable(), phone: z.string().nullable() }),
  since: z.string(),
})
export type RosterAthlete = z.output<typeof rosterAthlete>

const athletesQuery = z.object({
  q: optionalText(oneLine({ min: 0, max: 100, fault: 'Must be text' })),
  page: wholeFrom(1).default(1),
  show_all: z.enum(['0', '1']).optional(),
})
export type AthletesQuery = z.output<typeof athletesQuery>

/** The athletes of the signed-in coach. */
export const getCoachAthletes = endpoint({
  method: 'GET',
  path: '/panel/index',
  guard: 'verified-coach',
  rate: 'read',
  summary: 'The athletes assigned to the signed-in coach',
  query: athletesQuery,
  output: listOf(rosterAthlete),
})

export const getMyRosters = endpoint({
  method: 'GET',
  path: '/panel/my-rosters',
  guard: 'success-coach',
  rate: 'read',
  summary: 'The roster of the signed-in success coach',
  query: athletesQuery,
  output: listOf(rosterAthlete),
})

/** MSG-04: an athlete's success coach, as the family sees them. Null if none has been assigned. */
const ownSuccessCoach = z.object({
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  photo: z.object({ url: z.string() }).nullable(),
  phone: z.string().nullable(),
  /** The athlete's user id, the same id that messages use. */
  athlete_user_id: z.string(),
})
export type OwnSuccessCoach = z.output<typeof ownSuccessCoach>

export const getMySuccessCoach = endpoint({
  method: 'GET',
  path: '/my-rsa',
  guard: 'check-parent',
  rate: 'read',
  summary: 'The success coach of the signed-in athlete, or of a parent’s athlete',
  /** Which of a parent's athletes, by user id. Without it, the first one that has a success coach. */
  query: z.object({ user: rowId('Must be the id of a user').optional() }),
  output: z.object({ data: ownSuccessCoach.nullable() }),
  errors: ['not_found'],
  quiet: ['missing', 'fault', 'refusal'],
})

/** RCC-06: checked before a success coach acts for an athlete. */
export const checkAthleteAccess = endpoint({
  method: 'GET',
  path: '/panel/check-athlete-access/{id}',
  guard: 'success-coach',
  rate: 'read',
  summary: 'Whether the signed-in success coach may act for an athlete',
  params: z.object({ id: rowId('Must be the id of a user') }),
  output: z.object({ data: z.object({ has_access: z.literal(true) }) }),
  errors: ['not_found'],
  quiet: ['missing', 'refusal'],
})

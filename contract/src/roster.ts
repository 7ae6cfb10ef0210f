import * as z from 'zod'
import { listedUser } from './admin.ts'
import { endpoint } from './endpoint.ts'
import { oneLine, optionalText, rowId } from './fields.ts'
import { listOf, wholeFrom } from './lists.ts'

/** An athlete as their coach sees them. */
export const rosterAthlete = z.object({
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

/** The athletes of the signed-in coach. For admins, everyone who has an account. */
export const getCoachAthletes = endpoint({
  method: 'GET',
  path: '/panel/index',
  guard: 'panel',
  rate: 'read',
  summary: 'The athletes assigned to the signed-in coach. Admins get all users',
  query: athletesQuery,
  output: listOf(z.union([rosterAthlete, listedUser])),
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

/** COA-02: athletes whose package has a success coach, and who have none yet. Those you declined are left out. */
const newAthlete = rosterAthlete.omit({ contact_info: true, since: true }).extend({
  jersey_number: z.string().nullable(),
  color_theme: z.string(),
  package: z.object({ key: z.string(), name: z.string() }).nullable(),
  /** Since when the athlete has been waiting. */
  waiting_since: z.string(),
})
export type NewAthlete = z.output<typeof newAthlete>

export const getNewRosters = endpoint({
  method: 'GET',
  path: '/panel/new-rosters',
  guard: 'success-coach',
  rate: 'read',
  summary: 'Athletes who wait for a success coach',
  query: athletesQuery,
  output: listOf(newAthlete),
})

const ofAthlete = z.object({ user_id: rowId('Must be the id of a user') })

export const claimUser = endpoint({
  method: 'POST',
  path: '/panel/claim-user',
  guard: 'success-coach',
  rate: 'write',
  effect: 'transaction',
  summary: 'Take a new athlete onto the roster',
  body: ofAthlete,
  output: z.object({ data: z.object({ user_id: z.string() }) }),
  errors: ['not_found', 'already_claimed'],
  quiet: ['missing', 'refusal'],
})

/** Tasks and time stay. The next success coach continues with them. */
export const unclaimUser = endpoint({
  method: 'POST',
  path: '/panel/unclaim-user',
  guard: 'success-coach',
  rate: 'write',
  effect: 'transaction',
  summary: 'Take an athlete off the roster. Tasks and time stay',
  body: ofAthlete,
  output: z.object({ data: z.object({ user_id: z.string() }) }),
  errors: ['not_found'],
  quiet: ['missing', 'refusal'],
})

export const declineUser = endpoint({
  method: 'POST',
  path: '/panel/decline-user',
  guard: 'success-coach',
  rate: 'write',
  effect: 'transaction',
  summary: 'Decline a new athlete. They are not offered to you again',
  body: ofAthlete,
  output: z.object({ data: z.object({ user_id: z.string() }) }),
  errors: ['not_found', 'already_claimed'],
  quiet: ['missing', 'refusal'],
})

/** COA-01: the athlete leaves the coach's list. Nothing of the athlete's is deleted. */
export const removeAssignedAthlete = endpoint({
  method: 'POST',
  path: '/panel/coach/users/{id}/delete-athlete',
  guard: 'verified-coach',
  rate: 'write',
  effect: 'transaction',
  summary: 'Take an athlete off your list',
  params: z.object({ id: rowId('Must be the id of a user') }),
  output: z.object({ data: z.object({ user_id: z.string() }) }),
  errors: ['not_found'],
  quiet: ['missing', 'refusal'],
})

/** One athlete, for the coach who takes care of them, the family, and admins. */
export const getAthleteOfCoach = endpoint({
  method: 'GET',
  path: '/user/athlete/{id}',
  guard: 'check-auth',
  rate: 'read',
  summary: 'An athlete in your care, with contact details',
  params: z.object({ id: rowId('Must be the id of a user') }),
  output: z.object({ data: rosterAthlete }),
  errors: ['not_found'],
  quiet: ['missing', 'refusal'],
})

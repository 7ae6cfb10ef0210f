import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { calendarDay, oneLine, optionalId, optionalText, rowId } from './fields.ts'
import { listOf, wholeFrom } from './lists.ts'
import { joinRoles, teamEvent, teamMember, teamName } from './teams.my.ts'

/** ADM-02: every team there is, for admins. */

export const teamFilters = ['all', 'event', 'deleted'] as const
export type TeamFilter = (typeof teamFilters)[number]

const listedTeam = z.object({
  id: z.string(),
  name: z.string(),
  event: teamEvent.nullable(),
  /** Who created it and confirms its coaches. Null if that account was erased. */
  owner: z.object({ id: z.string(), first_name: z.string(), last_name: z.string() }).nullable(),
  athletes: z.number(),
  coaches: z.number(),
  /** Coaches who wait to be confirmed. */
  waiting: z.number(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  /** Sent back with a change, so two people can't overwrite each other. */
  version: z.number(),
})
export type ListedTeam = z.output<typeof listedTeam>

const staffTeam = listedTeam.extend({
  members: z.array(teamMember.extend({ email: z.string().nullable() })),
  /** The join links. A deleted team has none that work. */
  links: z.array(z.object({ role: z.enum(joinRoles), path: z.string() })),
})
export type StaffTeam = z.output<typeof staffTeam>

const listedEvent = teamEvent.extend({
  teams: z.number(),
  /** Sent back with a change, so two people can't overwrite each other. */
  version: z.number(),
  /** For coaches who sign up at the event and choose their team. */
  path: z.string(),
})
export type ListedEvent = z.output<typeof listedEvent>

const byId = z.object({ id: rowId('Must be the id of a team') })
const reading = { method: 'GET', guard: 'admin', rate: 'read' } as const
const changing = {
  method: 'POST',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  quiet: ['missing', 'refusal'],
} as const

export const getTeams = endpoint({
  ...reading,
  path: '/panel/admin/teams/index',
  summary: 'All teams, page by page',
  query: z.object({
    /** A part of the team's name, its event's, or its owner's. */
    q: optionalText(oneLine({ min: 0, max: 100, fault: 'Must be text' })),
    type: z.preprocess((given) => given || undefined, z.enum(teamFilters).default('all')),
    page: wholeFrom(1).default(1),
  }),
  output: listOf(listedTeam).extend({
    /** With the same text, whatever the filter. */
    counts: z.record(z.enum(teamFilters), z.number()),
  }),
})

/** Also a deleted one: an admin can bring it back. */
export const getTeam = endpoint({
  ...reading,
  path: '/panel/admin/teams/{id}',
  summary: 'A team with its members and join links',
  params: byId,
  output: z.object({ data: staffTeam }),
  errors: ['not_found'],
  quiet: ['missing'],
})

export const getTeamEvents = endpoint({
  ...reading,
  path: '/panel/admin/teams/events',
  summary: 'The events that teams belong to, with their dates and links',
  output: z.object({ data: z.array(listedEvent) }),
})

const dayFault = 'Please choose a day'

const eventForm = {
  name: oneLine({ min: 3, max: 80, fault: 'Please enter a name (at least 3 characters)' }),
  place: oneLine({ min: 3, max: 80, fault: 'Please enter the place' }),
  starts_on: calendarDay(dayFault),
  ends_on: calendarDay(dayFault),
}

const isInOrder = ({ starts_on, ends_on }: { starts_on: string; ends_on: string }): boolean =>
  starts_on <= ends_on
const inOrder = { path: ['ends_on'], error: 'The last day can’t be before the first one' }

const versionFault = 'Must be the version that you changed'

/** API clients can leave it out. */
const version = z.number({ error: versionFault }).int({ error: versionFault }).optional()

export const createTeamEvent = endpoint({
  ...changing,
  path: '/panel/admin/teams/events/create',
  status: 201,
  summary: 'Create an event for teams',
  body: z.object(eventForm).refine(isInOrder, inOrder),
  output: z.object({ data: z.array(listedEvent) }),
})

const eventById = z.object({ id: rowId('Must be the id of an event') })

export const updateTeamEvent = endpoint({
  ...changing,
  path: '/panel/admin/teams/events/{id}/update',
  summary: 'Change the name, the place, or the days of an event',
  params: eventById,
  body: z.object({ ...eventForm, version }).refine(isInOrder, inOrder),
  output: z.object({ data: z.array(listedEvent) }),
  errors: ['not_found', 'team_changed'],
})

export const deleteTeamEvent = endpoint({
  ...changing,
  path: '/panel/admin/teams/events/{id}/delete',
  summary: 'Delete an event. Its link stops working, and its teams stay with their members',
  params: eventById,
  output: z.object({ data: z.array(listedEvent) }),
  errors: ['not_found'],
})

const staffForm = { name: teamName, event_id: optionalId }

export const createStaffTeam = endpoint({
  ...changing,
  path: '/panel/admin/teams/create',
  status: 201,
  summary: 'Create a team',
  body: z.object(staffForm),
  output: z.object({ data: staffTeam }),
})

export const updateStaffTeam = endpoint({
  ...changing,
  path: '/panel/admin/teams/update/{id}',
  summary: 'Rename a team, or move it to another event. Without an event it belongs to none',
  params: byId,
  body: z.object({
    ...staffForm,
    version,
  }),
  output: z.object({ data: staffTeam }),
  errors: ['not_found', 'team_changed'],
})

export const deleteStaffTeam = endpoint({
  ...changing,
  path: '/panel/admin/teams/delete/{id}',
  summary: 'Delete a team. Its links stop working, and it can be restored',
  params: byId,
  output: z.object({ data: staffTeam }),
  errors: ['not_found'],
})

export const restoreStaffTeam = endpoint({
  ...changing,
  path: '/panel/admin/teams/restore/{id}',
  summary: 'Bring back a deleted team, with its members and links',
  params: byId,
  output: z.object({ data: staffTeam }),
  errors: ['not_found'],
})

/** Without the state that is wanted, the state is turned around. A coach whom an admin adds is confirmed. */
export const toggleTeamMember = endpoint({
  ...changing,
  path: '/panel/admin/teams/toggle-member/{id}',
  summary: 'Put a person on a team, or take them off it',
  params: byId,
  body: z.object({
    user_id: rowId('Must be the id of a user'),
    is_member: z.boolean().optional(),
  }),
  output: z.object({ data: staffTeam }),
  errors: ['not_found'],
})

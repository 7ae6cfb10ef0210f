import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { oneLine, optionalText } from './fields.ts'
import { listOf, wholeFrom } from './lists.ts'
import { rosterAthlete } from './roster.ts'

/** The desk of a success coach: the roster with everything that is going on, and the day. */

/** Why an athlete needs the coach today, the most urgent first. */
export const deskReasons = ['unanswered', 'reminder', 'package-ends', 'stalled', 'not-started'] as const
export type DeskReason = (typeof deskReasons)[number]

/** A task that nobody has worked on for this many days is stalled. */
export const stalledAfterDays = 7
/** A package that ends within this many days. */
export const endsSoonDays = 14

export const rosterSorts = ['name', 'progress', 'time', 'contact', 'ends', 'new'] as const
export type RosterSort = (typeof rosterSorts)[number]

export const rosterFilters = ['all', 'needs-me', 'complete', 'unread', 'ended'] as const
export type RosterFilter = (typeof rosterFilters)[number]

const deskAthlete = rosterAthlete.extend({
  jersey_number: z.string().nullable(),
  color_theme: z.string(),
  package: z
    .object({
      key: z.string(),
      name: z.string(),
      since: z.string(),
      /** The day it ends or ended, as the Payment page names it. Null while it goes on by itself. */
      ends_on: z.string().nullable(),
      has_ended: z.boolean(),
    })
    .nullable(),
  progress: z.number(),
  /** Kept seconds. */
  time_spent: z.number(),
  /** One segment for each task: its worth and status. */
  tasks: z.array(z.object({ percent: z.number(), status: z.number() })),
  /** The running or paused task, or else the next one. Null when all are complete. */
  next_task: z.object({ id: z.string(), name: z.string(), status: z.number() }).nullable(),
  unread: z.number(),
  /** The last message between the success coach and the family. The log has the contacts with colleges. */
  last_contact_at: z.string().nullable(),
  reasons: z.array(z.enum(deskReasons)),
})
export type DeskAthlete = z.output<typeof deskAthlete>

const rosterQuery = z.object({
  q: optionalText(oneLine({ min: 0, max: 100, fault: 'Must be text' })),
  filter: z.enum(rosterFilters).default('all'),
  sort: z.enum(rosterSorts).default('name'),
  page: wholeFrom(1).default(1),
  /** All on one page, at most 500. */
  show_all: z.enum(['0', '1']).optional(),
})
export type RosterQuery = z.output<typeof rosterQuery>

const counts = z.array(z.object({ key: z.enum(rosterFilters), title: z.string(), count: z.number() }))

/** For how many of the listed athletes each order has something to compare. */
const sortCounts = z.array(z.object({ key: z.enum(rosterSorts), count: z.number() }))

const summary = z.object({
  athletes: z.number(),
  /** Kept seconds of the coach in this calendar month. */
  time_this_month: z.number(),
  tasks_complete: z.number(),
  tasks: z.number(),
  unread: z.number(),
})
export type RosterSummary = z.output<typeof summary>

/** COA-02. */
export const getMyRosters = endpoint({
  method: 'GET',
  path: '/panel/my-rosters',
  guard: 'success-coach',
  rate: 'read',
  summary: 'The roster of the signed-in success coach, with progress, time, and what is waiting',
  query: rosterQuery,
  output: listOf(deskAthlete).extend({ filters: counts, sorts: sortCounts, summary }),
})

const dayItem = z.object({
  user_id: z.string(),
  athlete_slug: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  photo: z.object({ url: z.string() }).nullable(),
  jersey_number: z.string().nullable(),
  color_theme: z.string(),
  reason: z.enum(deskReasons),
  /** The reason in one sentence. */
  text: z.string(),
  /** When it began: the message, the reminder's date, the last work, the end of the package. */
  since: z.string(),
  /** Where to deal with it. */
  path: z.string(),
})
export type DayItem = z.output<typeof dayItem>

/** COA-02: who needs me today, and why. */
export const getDay = endpoint({
  method: 'GET',
  path: '/panel/my-day',
  guard: 'success-coach',
  rate: 'read',
  summary: 'Who needs the success coach today, and why',
  output: z.object({ data: z.array(dayItem) }),
  quiet: ['fault'],
})

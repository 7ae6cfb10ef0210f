import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { calendarDay, oneLine, optionalText, rowId, timeZone } from './fields.ts'
import { listOf, wholeFrom } from './lists.ts'

/** ADM-06: who did what to whom, with what it was before and after. Only admins read it. */

/** Kinds of actions, for the filter. */
export const auditKinds = [
  'accounts',
  'acting',
  'coaches',
  'payments',
  'teams',
  'site',
  'messages',
  'downloads',
  'other',
] as const
export type AuditKind = (typeof auditKinds)[number]

const person = z.object({ id: z.string(), name: z.string() })

const auditEntry = z.object({
  id: z.string(),
  at: z.string(),
  who: z.object({
    /** Null for the system, and for someone who was not signed in. */
    id: z.string().nullable(),
    name: z.string(),
    /** The user that the admin acted as. */
    acting_as: person.nullable(),
  }),
  /** What was done, as in: granted Starter Elite until December 12, 2026. */
  text: z.string(),
  /** The user it was done to. */
  user: person.nullable(),
  /** What it was done to, if that is not a user. */
  subject: z.string().nullable(),
  /** The fields that changed, in words. Null is nothing. */
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  /** The reason that was given. */
  note: z.string().nullable(),
})
export type AuditEntry = z.output<typeof auditEntry>

const day = calendarDay('Must be a date, such as 2026-11-02')

export const auditFilter = {
  kind: z.enum(auditKinds).optional(),
  /** The person who did it. */
  actor_id: rowId().optional(),
  /** The person it was done to. */
  user_id: rowId().optional(),
  from: day.optional(),
  to: day.optional(),
  /** The days are days of this time zone. */
  time_zone: timeZone.default('UTC'),
  q: optionalText(oneLine({ min: 0, max: 100, fault: 'Must be text' })),
}

/** Numbered pages end here. What is older is found from the last of their entries on, so a deep page costs the same. */
export const mostAuditPages = 40

/** The place of an entry: its time and its id. */
const place = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
    error: 'Must be the place of an entry',
  })
  .refine((text) => !Number.isNaN(Date.parse(text.slice(0, 24))), { error: 'Must be the place of an entry' })

export const getAuditLog = endpoint({
  method: 'GET',
  path: '/panel/admin/audit-log',
  guard: 'admin',
  rate: 'read',
  summary: 'What staff did, newest first. `older` goes on where the numbered pages end',
  query: z.object({
    ...auditFilter,
    page: wholeFrom(1, mostAuditPages).default(1),
    /** Only entries that are older than this place. */
    before: place.optional(),
  }),
  output: listOf(auditEntry).extend({
    /** The place to go on from, if the numbered pages end before the log does. */
    older: z.string().nullable(),
  }),
})

export const downloadAuditLog = endpoint({
  method: 'GET',
  path: '/panel/admin/audit-log.csv',
  guard: 'admin',
  rate: 'print',
  summary: 'The audit log as CSV',
  query: z.object(auditFilter),
  file: 'text/csv; charset=utf-8',
  output: z.object({}),
})

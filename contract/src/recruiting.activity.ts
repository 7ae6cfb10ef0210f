import * as z from 'zod'
import { collegeName, collegeNumber } from './colleges.ts'
import { endpoint } from './endpoint.ts'
import { calendarDay, paragraph, rowId, timeZone } from './fields.ts'
import { wholeFrom } from './lists.ts'

/** RCC-02: the numbers of the specification. */
export const eventTypes = { call: 1, email: 2, sms: 3, view: 4, chat: 5 } as const
export type EventType = (typeof eventTypes)[keyof typeof eventTypes]

/** The types that people log themselves. */
export const loggedTypes = [eventTypes.call, eventTypes.email, eventTypes.sms] as const
export type LoggedType = (typeof loggedTypes)[number]

export const outcomes = ['reached', 'no-answer', 'left-message', 'replied', 'scheduled', 'declined'] as const
export type Outcome = (typeof outcomes)[number]

/** RCC-03: an event is at most this many years in the future. */
export const eventYearsAhead = 3
export const longestNote = 1000

const userId = rowId('Must be the id of a user')
const typeNumber = z.coerce.number<number>().pipe(z.literal(Object.values(eventTypes)))

const activityPerson = z.object({
  user_id: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  position: z.string().nullable(),
  photo: z.object({ url: z.string() }).nullable(),
})

const activityEvent = z.object({
  id: z.string(),
  type: z.literal(Object.values(eventTypes)),
  /** In the caller's time zone. Calls, emails, and SMS keep the time they were logged with. */
  event_date: z.string(),
  event_time: z.string(),
  /** The coach as a contact of their college. Null for a coach without a college. */
  contact_id: z.string().nullable(),
  contact: activityPerson,
  college: collegeName.nullable(),
  /** The athlete's user id. */
  user_id: z.string(),
  athlete: activityPerson,
  /** The note, or the message. */
  content: z.string(),
  outcome: z.enum(outcomes).nullable(),
  /** The author. Null for a view, and for an email from the contact form of the page. */
  author: z.object({ id: z.string(), name: z.string() }).nullable(),
  me: z.boolean(),
  viewed: z.boolean(),
  updated_at: z.string(),
  can: z.object({ remove: z.boolean() }),
})
export type ActivityEvent = z.output<typeof activityEvent>

const totals = z.object({
  all: z.number(),
  call: z.number(),
  email: z.number(),
  sms: z.number(),
  view: z.number(),
  chat: z.number(),
})
export type ActivityTotals = z.output<typeof totals>

/** Minutes that the caller's clock is behind UTC, as `Date.getTimezoneOffset` returns them. */
const clockOffset = z.coerce.number<number>().int().min(-840).max(840).default(0)

const whose = {
  /** The athlete's user id. Coaches give their own or leave it out. */
  user: userId.optional(),
  /** A college. */
  school: collegeNumber.optional(),
  /** A coach's contact or user id. For coaches, an athlete's user id. */
  contact: rowId().optional(),
  per_page: wholeFrom(1, 1000).default(1000),
  page: wholeFrom(1).default(1),
  offset: clockOffset,
  /**
   * A time zone as browsers name it: `America/Los_Angeles`. It is used before the offset, which is only right for
   * today.
   */
  time_zone: timeZone.optional(),
}

const refusals = { errors: ['not_found', 'forbidden'], quiet: ['missing', 'fault', 'refusal'] } as const

const eventsAnswer = z.object({
  data: z.object({ events: z.array(activityEvent), totals }),
  meta: z.object({ current_page: z.number(), last_page: z.number(), total: z.number() }),
})

export const getActivity = endpoint({
  method: 'GET',
  path: '/activity-log',
  guard: 'recruiting',
  rate: 'read',
  summary: 'Calls, emails, SMS, views, and messages, newest first',
  query: z.object({ ...whose, type: typeNumber.optional() }),
  output: eventsAnswer,
  ...refusals,
})

export const getActivityViews = endpoint({
  method: 'GET',
  path: '/activity-log/views',
  guard: 'recruiting',
  rate: 'read',
  summary: 'Which coaches viewed the page',
  query: z.object(whose),
  output: eventsAnswer,
  ...refusals,
})

/** RCC-02: who did what in this recruiting center. For success coaches. */
const logEntry = z.object({
  id: z.string(),
  text: z.string(),
  author: z.object({ id: z.string(), name: z.string() }),
  event_date: z.string(),
  event_time: z.string(),
})
export type LogEntry = z.output<typeof logEntry>

export const getActivityLogs = endpoint({
  method: 'GET',
  path: '/activity-log/logs',
  guard: 'success-coach',
  rate: 'read',
  summary: 'Who did what for the athlete in the recruiting center',
  query: z.object(whose),
  output: z.object({
    data: z.array(logEntry),
    meta: z.object({ current_page: z.number(), last_page: z.number(), total: z.number() }),
  }),
  ...refusals,
})

/** By contact, or by athlete for coaches. The list of results marks these. */
export const getAllEvents = endpoint({
  method: 'GET',
  path: '/activity-log/all-events',
  guard: 'recruiting',
  rate: 'read',
  summary: 'All events, or those of one type, grouped by contact',
  query: z.object({ ...whose, type: typeNumber.optional() }),
  output: z.object({
    data: z.object({
      total: z.number(),
      athletes: z.array(activityPerson.extend({ user_id: z.string() })),
      colleges: z.array(z.object({ id: z.number(), name: z.string(), short_name: z.string() })),
      events: z.record(z.string(), z.array(activityEvent)),
    }),
  }),
  ...refusals,
})

const unreadCounts = z.object({
  /** Views and messages together. */
  total: z.number(),
  visit: z.number(),
  message: z.number(),
  system: z.number(),
})
export type UnreadCounts = z.output<typeof unreadCounts>

/**
 * Counted up to 100. More is shown as 99+. Without `user`, everything that concerns the caller. With it, what the log
 * of that athlete lists as new. `contact` and `school` filter the counts like they filter the log.
 */
export const getUnread = endpoint({
  method: 'GET',
  path: '/activity-log/unread',
  guard: 'check-auth',
  rate: 'read',
  summary: 'The unread counts',
  query: z.object({ user: whose.user, contact: whose.contact, school: whose.school }),
  output: z.object({
    data: unreadCounts.extend({
      /** By the user id of the other side. Only people with something unread. */
      by_contact: z.array(
        z.object({ user_id: z.string(), athlete_user_id: z.string(), message: z.number() }),
      ),
    }),
  }),
  errors: ['not_found'],
  quiet: ['missing', 'fault', 'refusal'],
})

const dateText = calendarDay('Enter a date, such as 2026-11-15')

const eventForm = z.object({
  /** The athlete's user id, for people who act for an athlete. */
  user: userId.optional(),
  /** The coach as a contact. For coaches, the athlete's user id. */
  contact: rowId('Please choose who it was with'),
  type: z.coerce
    .number<number>({ error: 'Please choose call, email or SMS' })
    .pipe(z.literal([...loggedTypes], { error: 'Please choose call, email or SMS' })),
  event_date: dateText.refine((text) => text >= '1995-01-01', { error: 'Must be after 01/01/1995' }),
  event_time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Enter a time, such as 17:30' }),
  note: paragraph({ min: 0, max: longestNote, fault: 'Must be text' }).default(''),
  outcome: z.preprocess((given) => given || undefined, z.enum(outcomes).optional()),
  /** The caller's clock offset, so the event sorts correctly among messages. */
  offset: clockOffset,
})
export type EventForm = z.output<typeof eventForm>

/** RCC-03. The server's clock decides the last possible day. */
export const addEvent = endpoint({
  method: 'POST',
  path: '/activity-log',
  guard: 'recruiting',
  rate: 'write',
  effect: 'transaction',
  summary: 'Log a call, email, or SMS',
  body: eventForm,
  output: z.object({ data: activityEvent }),
  status: 201,
  ...refusals,
  errors: [...refusals.errors, 'package_ended'],
})

export const removeEvent = endpoint({
  method: 'DELETE',
  path: '/activity-log/{id}',
  guard: 'recruiting',
  rate: 'write',
  summary: 'Remove an event',
  params: z.object({ id: rowId() }),
  output: z.object({ data: z.object({ removed: z.literal(true) }) }),
  ...refusals,
})

export const markViews = endpoint({
  method: 'POST',
  path: '/activity-log/views/mark',
  guard: 'check-parent',
  rate: 'receipt',
  effect: 'transaction',
  summary: 'Mark views as seen',
  body: z
    .object({
      user: userId.optional(),
      /** The coach's contact or user id. */
      contact_id: rowId().optional(),
      ids: z.array(rowId()).max(1000).optional(),
    })
    .refine(({ contact_id, ids }) => contact_id !== undefined || ids !== undefined, {
      path: ['contact_id'],
      error: 'Say which views: contact_id or ids',
    }),
  output: z.object({ data: z.object({ marked: z.number() }) }),
  ...refusals,
})

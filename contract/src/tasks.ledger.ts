import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { calendarDay, oneLine, rowId, timeZone } from './fields.ts'
import { listOf, wholeFrom } from './lists.ts'
import { longestDone } from './tasks.ts'

/** How a stretch of time came into the ledger. */
export const timeSources = ['worked', 'kept', 'added'] as const

/** One stretch of work: who, for whom, which task, from, to, kept or discarded. */
const timeRow = z.object({
  id: z.string(),
  task: z.object({ id: z.string(), name: z.string() }),
  coach: z.object({ id: z.string(), name: z.string() }),
  athlete: z.object({ user_id: z.string(), name: z.string() }),
  from: z.string(),
  to: z.string(),
  /** `to` minus `from`, always a whole number. */
  seconds: z.number(),
  is_discarded: z.boolean(),
  /** Measured, kept after idle, or added by hand. */
  source: z.enum(timeSources),
  /** What was done. */
  done: z.string(),
  can: z.object({ describe: z.boolean() }),
})
export type TimeRow = z.output<typeof timeRow>

const fault = 'Must be a date, such as 2026-11-02'
const day = calendarDay(fault)
const zone = timeZone.default('UTC')

/** A day is a day of this time zone. A stretch over midnight counts for both of its days. */
const span = { from: day.optional(), to: day.optional(), time_zone: zone }

/** The days that have time, newest first. A stretch over midnight is in two days, with its part of each. */
const ledgerDay = z.object({
  date: z.string(),
  /** Kept seconds. */
  seconds: z.number(),
  rows: z.array(timeRow),
})
export type LedgerDay = z.output<typeof ledgerDay>

const ledger = z.object({
  from: z.string(),
  to: z.string(),
  days: z.array(ledgerDay),
  /** Kept seconds of these days. */
  seconds: z.number(),
  discarded_seconds: z.number(),
})
export type Ledger = z.output<typeof ledger>

/** The week of a success coach, or what was done for one athlete on the roster. */
export const getCoachLedger = endpoint({
  method: 'GET',
  path: '/panel/task/ledger',
  guard: 'success-coach',
  rate: 'read',
  summary: 'The time ledger of the signed-in success coach. This week if no days are given',
  query: z.object({ ...span, user_id: rowId('Must be the id of a user').optional() }),
  output: z.object({ data: ledger }),
  errors: ['not_found'],
  quiet: ['missing', 'fault'],
})

/** What was done for an athlete: for the athlete, the parents, the athlete's success coach, and admins. Kept time only. */
export const getAthleteLedger = endpoint({
  method: 'GET',
  path: '/athlete-time/{id}',
  guard: 'check-auth',
  rate: 'read',
  summary: 'What success coaches did for an athlete, day by day',
  params: z.object({ id: rowId('Must be the id of a user') }),
  query: z.object({ time_zone: zone, page: wholeFrom(1).default(1) }),
  output: z.object({
    data: z.object({
      days: z.array(ledgerDay),
      /** Kept seconds of all time. */
      seconds: z.number(),
      progress: z.number(),
      tasks: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          percent: z.number(),
          status: z.number(),
          time_spent: z.number(),
          done_when: z.string(),
        }),
      ),
      success_coach: z.object({ id: z.string(), name: z.string() }).nullable(),
    }),
    meta: z.object({ current_page: z.number(), last_page: z.number() }),
  }),
  errors: ['not_found'],
  quiet: ['missing', 'fault'],
})
export type AthleteLedger = z.output<(typeof getAthleteLedger)['output']>['data']

const adminFilter = {
  ...span,
  coach_id: rowId().optional(),
  user_id: rowId().optional(),
  q: oneLine({ min: 0, max: 100, fault: 'Must be text' }).optional(),
  state: z.enum(['kept', 'discarded']).optional(),
}

export const getAllTime = endpoint({
  method: 'GET',
  path: '/panel/admin/time',
  guard: 'admin',
  rate: 'read',
  summary: 'The whole time ledger, newest first',
  query: z.object({ ...adminFilter, page: wholeFrom(1).default(1) }),
  output: listOf(timeRow).extend({
    totals: z.object({ seconds: z.number(), discarded_seconds: z.number() }),
  }),
})

export const downloadTime = endpoint({
  method: 'GET',
  path: '/panel/admin/time.csv',
  guard: 'admin',
  rate: 'print',
  summary: 'The time ledger as CSV',
  query: z.object(adminFilter),
  file: 'text/csv; charset=utf-8',
  output: z.object({}),
})

/** The coach who worked can say later what was done. The time itself never changes. */
export const describeTime = endpoint({
  method: 'POST',
  path: '/panel/task/time/{id}/describe',
  guard: 'success-coach',
  rate: 'write',
  effect: 'transaction',
  summary: 'Say what was done in a stretch of your own work',
  params: z.object({ id: rowId() }),
  body: z.object({ done: oneLine({ min: 0, max: longestDone, fault: 'Must be text' }) }),
  output: z.object({ data: timeRow }),
  errors: ['not_found'],
  quiet: ['missing', 'refusal'],
})

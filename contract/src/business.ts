import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { calendarDay } from './fields.ts'

/** How the company is doing, counted from the data. Days are days of the house's time zone. Only admins read it. */

export const businessRanges = ['12-weeks', '12-months', 'all'] as const
export type BusinessRange = (typeof businessRanges)[number]

/** The roles of people who sign up. Staff don't. */
export const signUpRoles = ['athlete', 'parent', 'coach', 'affiliate', 'unknown'] as const
export type SignUpRole = (typeof signUpRoles)[number]

/** One file for each chart. */
export const businessCharts = [
  'revenue',
  'recurring',
  'churn',
  'refunds',
  'sign-ups',
  'conversions',
  'active-pages',
  'messages',
  'searches',
  'coach-load',
  'packages',
] as const
export type BusinessChart = (typeof businessCharts)[number]

const count = z.number()
const cents = z.number()

/** A day, a week, or a month of the range. */
const period = z.object({
  from: z.string(),
  to: z.string(),
  /** False if the range or today cuts it short. */
  is_full: z.boolean(),
  /** Settled payments less refunds, without taxes. */
  revenue_cents: cents,
  refunded_cents: cents,
  refunds: count,
  /** What all paid packages bring in a month, at the end of the period. A year's price counts as a twelfth. */
  recurring_cents: cents,
  /** Families with a paid package when it began, and those who came and left in it. */
  families: count,
  joined: count,
  left: count,
  sign_ups: z.record(z.enum(signUpRoles), count),
  /** Of the athletes who signed up in it: how many chose a package, and how many have paid, by now. */
  chose_package: count,
  paid: count,
  /** Pages of athletes that someone viewed. */
  active_pages: count,
  messages: z.object({ family: count, coach: count }),
  searches: count,
  found_nothing: count,
})
export type BusinessPeriod = z.output<typeof period>

/** A month of paying families: those at its start, and those who came and left. */
const familyMonth = z.object({ from: z.string(), families: count, joined: count, left: count })
export type FamilyMonth = z.output<typeof familyMonth>

/** Things that wait for someone, and since when the oldest does. */
const waiting = z.object({ count, since: z.string().nullable() })
export type Waiting = z.output<typeof waiting>

const overview = z.object({
  counted_at: z.string(),
  range: z.enum([...businessRanges, 'own']),
  from: z.string(),
  to: z.string(),
  unit: z.enum(['day', 'week', 'month']),
  periods: z.array(period),
  /** As of now, whatever the range is. */
  now: z.object({
    recurring_cents: cents,
    families: count,
    accounts: count,
    this_month: familyMonth,
    last_month: familyMonth,
    packages: z.array(z.object({ key: z.string(), name: z.string(), families: count, cents })),
    waiting_athletes: waiting,
    waiting_coaches: waiting,
    reported_messages: waiting,
    failed_charges: z.object({ count, cents, last_try: count }),
  }),
  /** Athletes now, and the kept time of the range. Most athletes first. */
  coaches: z.array(z.object({ id: z.string(), name: z.string(), athletes: count, seconds: count })),
  /** Typed texts that found nobody, most often first. Rare ones are left out. */
  missed: z.array(z.object({ text: z.string(), count })),
})
export type BusinessOverview = z.output<typeof overview>

const day = calendarDay('Must be a date, such as 2026-11-02')

/** A range by name, or two days of one's own. */
const asked = {
  range: z.enum(businessRanges, { error: 'Choose 12 weeks, 12 months, or all' }).optional(),
  from: day.optional(),
  to: day.optional(),
}

export const getBusiness = endpoint({
  method: 'GET',
  path: '/panel/admin/business',
  guard: 'admin',
  rate: 'read',
  summary: 'Sign-ups, pages, messages, searches, money, and coach load of a range',
  query: z.object(asked),
  output: z.object({ data: overview }),
})

export const downloadBusiness = endpoint({
  method: 'GET',
  path: '/panel/admin/business.csv',
  guard: 'admin',
  rate: 'print',
  summary: 'One chart of the business overview as CSV',
  query: z.object({ ...asked, chart: z.enum(businessCharts, { error: 'Must be the name of a chart' }) }),
  file: 'text/csv; charset=utf-8',
  output: z.object({}),
})

import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import { type Day, houseZone } from '../house-day.ts'
import { startOfDay } from './days.rules.ts'

/** The first day of each period in order, and the first day after the last. */
export type PeriodEdges = readonly Day[]

const startOf = (day: Day | undefined): string =>
  new Date(startOfDay(day ?? '1970-01-01', houseZone)).toISOString()

/** From 1 to the number of periods. 0 is before the first of them, and one more is after the last. */
export const periodOfMoment = (moment: AnyColumn | SQL, edges: PeriodEdges): SQL<number> =>
  sql`width_bucket(${moment}, ${`{${edges.map(startOf).join(',')}}`}::timestamptz[])`.mapWith(Number)

export const periodOfDay = (day: AnyColumn | SQL, edges: PeriodEdges): SQL<number> =>
  sql`width_bucket(${day}, ${`{${edges.join(',')}}`}::date[])`.mapWith(Number)

/** Within any of the periods. */
export const isInPeriods = (moment: AnyColumn | SQL, edges: PeriodEdges): SQL =>
  sql`${moment} >= ${startOf(edges[0])}::timestamptz and ${moment} < ${startOf(edges.at(-1))}::timestamptz`

export const isDayInPeriods = (day: AnyColumn | SQL, edges: PeriodEdges): SQL =>
  sql`${day} >= ${edges[0] ?? ''}::date and ${day} < ${edges.at(-1) ?? ''}::date`

import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { isInPeriods, type PeriodEdges } from '../../../platform/days/periods.queries.ts'
import { timeEntries } from '../tasks.tables.ts'

/** The kept seconds of each success coach. A stretch belongs to the day it began on. */
export const sumKeptTime = (db: Db, edges: PeriodEdges) =>
  db
    .select({
      coach_id: timeEntries.coach_id,
      seconds: sql`sum(extract(epoch from ${timeEntries.to_at} - ${timeEntries.from_at}))`.mapWith(Number),
    })
    .from(timeEntries)
    .where(and(eq(timeEntries.is_discarded, false), isInPeriods(timeEntries.from_at, edges)))
    .groupBy(timeEntries.coach_id)

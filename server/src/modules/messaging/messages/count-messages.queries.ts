import { count, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { isInPeriods, type PeriodEdges, periodOfMoment } from '../../../platform/days/periods.queries.ts'
import { messages } from '../messaging.tables.ts'

/** Messages by period and by the side that wrote them. */
export const countMessages = (db: Db, edges: PeriodEdges) =>
  db
    .select({ period: periodOfMoment(messages.created_at, edges), side: messages.side, count: count() })
    .from(messages)
    .where(isInPeriods(messages.created_at, edges))
    .groupBy(sql`1, 2`)

import { and, count, isNull, min, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { isInPeriods, type PeriodEdges, periodOfMoment } from '../../platform/days/periods.queries.ts'
import { users } from './accounts.tables.ts'

/** New accounts by period and type, also those that were deleted later. */
export const countSignUps = (db: Db, edges: PeriodEdges) =>
  db
    .select({ period: periodOfMoment(users.created_at, edges), type: users.type, count: count() })
    .from(users)
    .where(isInPeriods(users.created_at, edges))
    .groupBy(sql`1, 2`)

export const countAccounts = async (db: Db): Promise<number> => {
  const [found] = await db
    .select({ count: count() })
    .from(users)
    .where(and(isNull(users.deleted_at), isNull(users.erased_at)))
  return found?.count ?? 0
}

/** When the first account was created. Null without any. */
export const findFirstSignUp = async (db: Db): Promise<Date | null> => {
  const [found] = await db.select({ first: min(users.created_at) }).from(users)
  return found?.first ?? null
}

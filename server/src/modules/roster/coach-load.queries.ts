import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { readOnlyAs } from '../../platform/database/read-only.ts'
import { shownName, users } from '../accounts/index.ts'
import { rosterClaims } from './roster.tables.ts'

const cared = readOnlyAs(users, 'cared')

/** Every success coach with the number of athletes on the roster, most athletes first. */
export const findCoachLoad = (db: Db) => {
  const athletes = count(cared.id)
  return db
    .select({ id: users.id, name: shownName(users), athletes })
    .from(users)
    .leftJoin(rosterClaims, eq(rosterClaims.success_coach_id, users.id))
    .leftJoin(cared, and(eq(cared.id, rosterClaims.athlete_user_id), isNull(cared.deleted_at)))
    .where(and(eq(users.type, 'rsc'), isNull(users.deleted_at)))
    .groupBy(users.id)
    .orderBy(desc(athletes), asc(sql`lower(${users.last_name})`), asc(users.id))
}

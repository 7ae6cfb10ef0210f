import { type Column, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { OrGiven } from '../../platform/database/prepared-statements.ts'
import { guardians } from './accounts.tables.ts'

/** Whether a person is a parent of the athlete, as part of a query. Both are users. */
export const isParentOf = (
  parentId: Column | OrGiven<string>,
  athleteUserId: Column | string,
): SQL<boolean> =>
  sql<boolean>`exists(select 1 from ${guardians}
    where ${guardians.parent_id} = ${parentId} and ${guardians.athlete_user_id} = ${athleteUserId})`

/** The user ids of a parent's athletes, as part of a query. */
export const athletesOf = (db: Db, parentId: OrGiven<string>) =>
  db
    .select({ athlete_user_id: guardians.athlete_user_id })
    .from(guardians)
    .where(eq(guardians.parent_id, parentId))

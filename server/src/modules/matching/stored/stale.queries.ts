import { and, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { catalogVersion } from '../../colleges/index.ts'
import { athletes, recruitedSport } from '../../profiles/index.ts'
import { results, surveys } from '../matching.tables.ts'
import { methodVersion } from '../score/method-version.ts'

/** Written as two ranges, so that an index answers it while everything is up to date. */
const isOfOtherCatalog = or(
  lt(results.catalog_version, sql`(${catalogVersion})`),
  gt(results.catalog_version, sql`(${catalogVersion})`),
)

/** The athletes whose matches are to be scored again, by rising id. */
export const findStale = async (db: Db, after: string, limit: number): Promise<string[]> => {
  // Each half has its own index. Most of the time both are empty.
  const meant = db
    .select({ id: surveys.athlete_user_id })
    .from(surveys)
    .where(sql`${surveys.is_stale}`)
    .union(
      db
        .select({ id: results.athlete_user_id })
        .from(results)
        .where(or(isOfOtherCatalog, lt(results.method_version, methodVersion))),
    )
  const found = await db
    .select({ id: surveys.athlete_user_id })
    .from(surveys)
    .innerJoin(users, eq(users.id, surveys.athlete_user_id))
    .innerJoin(athletes, eq(athletes.user_id, surveys.athlete_user_id))
    .where(
      and(
        inArray(surveys.athlete_user_id, meant),
        isNotNull(surveys.completed_at),
        isNull(users.deleted_at),
        eq(athletes.sport_key, recruitedSport),
        gt(surveys.athlete_user_id, after),
      ),
    )
    .orderBy(surveys.athlete_user_id)
    .limit(limit)
  return found.map(({ id }) => id)
}

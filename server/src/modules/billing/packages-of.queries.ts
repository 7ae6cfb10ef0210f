import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { isOneOf, oncePerDatabase } from '../../platform/database/prepared-statements.ts'
import { packages } from './billing.tables.ts'
import { billingDayOf, type Day } from './billing-day.ts'
import { subscriptions } from './payments.tables.ts'

export interface PackageOfAthlete {
  readonly athlete_user_id: string
  readonly key: string
  readonly name: string
  /** The day the family got it. */
  readonly since: Day
}

const runningIn = oncePerDatabase((db) =>
  db
    .select({
      athlete_user_id: subscriptions.athlete_user_id,
      package_key: packages.key,
      name: packages.name,
    })
    .from(subscriptions)
    .innerJoin(packages, eq(packages.key, subscriptions.package_key))
    .where(
      and(
        isOneOf(subscriptions.athlete_user_id, sql.placeholder('athlete_user_ids')),
        ne(subscriptions.status, 'ended'),
      ),
    )
    .prepare('billing_running_packages'),
)

/** The package that each of these athletes has now. Athletes without one are left out. */
export const findRunningPackages = async (
  db: Db,
  athleteUserIds: readonly string[],
): Promise<{ athlete_user_id: string; package_key: string; name: string }[]> => {
  if (athleteUserIds.length === 0) return []
  const found = await runningIn(db).execute({ athlete_user_ids: athleteUserIds })
  return found.flatMap(({ athlete_user_id, ...held }) =>
    athlete_user_id === null ? [] : { athlete_user_id, ...held },
  )
}

/** The package of each of these athletes, or the last one they had. Athletes without one are left out. */
export const findPackagesOf = async (
  db: Db,
  athleteUserIds: readonly string[],
): Promise<PackageOfAthlete[]> => {
  if (athleteUserIds.length === 0) return []
  const found = await db
    .selectDistinctOn([subscriptions.athlete_user_id], {
      athlete_user_id: subscriptions.athlete_user_id,
      key: packages.key,
      name: packages.name,
      created_at: subscriptions.created_at,
    })
    .from(subscriptions)
    .innerJoin(packages, eq(packages.key, subscriptions.package_key))
    .where(inArray(subscriptions.athlete_user_id, [...athleteUserIds]))
    .orderBy(subscriptions.athlete_user_id, desc(subscriptions.created_at))
  return found.flatMap(({ athlete_user_id, created_at, ...rest }) =>
    athlete_user_id === null ? [] : { athlete_user_id, ...rest, since: billingDayOf(created_at) },
  )
}

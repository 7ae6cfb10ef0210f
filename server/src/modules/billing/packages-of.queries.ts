import { desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import { oncePerDatabase } from '../../platform/database/prepared-statements.ts'
import { rowsOf } from '../../platform/database/rows-of.ts'
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

interface RunningPackage {
  readonly package_key: string
  readonly name: string
}

/** The package that an athlete has now, as part of a larger query. Null without one. */
export const runningPackageOf = (athleteUserId: AnyPgColumn): SQL<RunningPackage | null> =>
  sql<RunningPackage | null>`(select json_build_object('package_key', ${packages.key}, 'name', ${packages.name})
    from ${subscriptions} join ${packages} on ${packages.key} = ${subscriptions.package_key}
    where ${subscriptions.athlete_user_id} = ${athleteUserId} and ${subscriptions.status} <> 'ended')`

const selectLast = (db: Db, athleteUserIds: SQL) =>
  db
    .selectDistinctOn([subscriptions.athlete_user_id], {
      athlete_user_id: subscriptions.athlete_user_id,
      key: packages.key,
      name: packages.name,
      created_at: subscriptions.created_at,
    })
    .from(subscriptions)
    .innerJoin(packages, eq(packages.key, subscriptions.package_key))
    .where(sql`${subscriptions.athlete_user_id} = any(${athleteUserIds})`)
    .orderBy(subscriptions.athlete_user_id, desc(subscriptions.created_at))

const lastIn = oncePerDatabase((db) =>
  selectLast(db, sql`${sql.placeholder('athlete_user_ids')}::uuid[]`).prepare('billing_last_packages'),
)

const present = (found: Awaited<ReturnType<typeof selectLast>>): PackageOfAthlete[] =>
  found.flatMap(({ athlete_user_id, created_at, ...rest }) =>
    athlete_user_id === null ? [] : { athlete_user_id, ...rest, since: billingDayOf(created_at) },
  )

/** The package of each of these athletes, or the last one they had. Athletes without one are left out. */
export const findPackagesOf = async (
  db: Db,
  athleteUserIds: readonly string[],
): Promise<PackageOfAthlete[]> => {
  if (athleteUserIds.length === 0) return []
  return present(await lastIn(db).execute({ athlete_user_ids: athleteUserIds }))
}

/** The same as a column of a larger query, for an array of user ids. */
export const packagesOf = (db: Db, athleteUserIds: SQL): SQL<PackageOfAthlete[]> =>
  rowsOf(selectLast(db, athleteUserIds), present)

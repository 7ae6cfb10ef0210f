import type { Gender } from '@fieldhouse/contract/accounts'
import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { athletes, documents } from '../profiles.tables.ts'
import { figures, pools } from './statistics.tables.ts'

interface SportAndClass {
  readonly sport_key: string
  readonly class_year: number
}

/** Every sport and class that has athletes, or still has pools. Uses the index to jump from one to the next. */
export const findPoolClasses = async (db: Db): Promise<SportAndClass[]> => {
  const { sport_key, class_year } = athletes
  const { rows } = await db.execute<{ sport_key: string; class_year: number }>(sql`
    with recursive played as (
      (select ${sport_key}, ${class_year} from ${athletes} where ${class_year} is not null
        order by ${sport_key}, ${class_year} limit 1)
      union all
      select next.sport_key, next.class_year from played cross join lateral (
        select ${sport_key}, ${class_year} from ${athletes}
        where ${class_year} is not null and (${sport_key}, ${class_year}) > (played.sport_key, played.class_year)
        order by ${sport_key}, ${class_year} limit 1
      ) as next
    )
    select sport_key, class_year from played union select ${pools.sport_key}, ${pools.class_year} from ${pools}
    order by sport_key, class_year`)
  return rows
}

/** Fewer athletes than this make no pool. */
const smallestPool = 10

/**
 * The pools of the girls or boys of one sport and class, by position and figure. One statement writes them and deletes
 * the outdated ones. Readers see either the old pools or the new ones.
 */
export const rewritePoolsOf = async (
  db: Db,
  { sport_key, class_year, gender }: SportAndClass & { gender: Gender },
  now: Date,
): Promise<void> => {
  const isTheirs = and(eq(pools.sport_key, sport_key), eq(pools.class_year, class_year))
  await db.execute(sql`
    with computed as (
      select ${athletes.position}, ${figures.key}, count(*)::int as size,
        percentile_cont((select array_agg(step / 100.0 order by step) from generate_series(1, 99) as step))
          within group (order by ${figures.value})::real[] as percentiles
      from ${athletes}
      inner join ${users} on ${users.id} = ${athletes.user_id} and ${users.deleted_at} is null
        and ${users.gender} = ${gender}
      inner join ${figures} on ${figures.athlete_id} = ${athletes.id}
      where ${athletes.sport_key} = ${sport_key} and ${athletes.class_year} = ${class_year}
        and ${athletes.is_visible} and ${athletes.position} is not null
      group by 1, 2 having count(*) >= ${smallestPool}
    ), written as (
      insert into ${pools} (sport_key, gender, class_year, position, key, size, percentiles, computed_at)
      select ${sport_key}, ${gender}, ${class_year}, position, key, size, percentiles, ${now.toISOString()}::timestamptz
      from computed
      on conflict (sport_key, gender, class_year, position, key) do update set
        size = excluded.size, percentiles = excluded.percentiles, computed_at = excluded.computed_at
      returning position, key
    )
    delete from ${pools} where ${isTheirs} and (${pools.gender} is null or (${pools.gender} = ${gender}
      and (${pools.position}, ${pools.key}) not in (select position, key from written)))`)
}

/** The next batch of pages after this one. */
export const findDocumentIds = async (db: Db, after: string, limit: number): Promise<string[]> => {
  const found = await db
    .select({ id: documents.athlete_id })
    .from(documents)
    .where(gt(documents.athlete_id, after))
    .orderBy(documents.athlete_id)
    .limit(limit)
  return found.map(({ id }) => id)
}

/** Pages that show a percentile are built again when they are read. One that is already outdated is not touched. */
export const markStale = async (db: Db, athleteIds: string[]): Promise<void> => {
  await db
    .update(documents)
    .set({ format: 0 })
    .where(
      and(
        inArray(documents.athlete_id, athleteIds),
        ne(documents.format, 0),
        sql`exists (select 1 from ${figures} where ${figures.athlete_id} = ${documents.athlete_id})`,
      ),
    )
}

import type { AthleteType } from '@fieldhouse/contract/profiles.sections'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { athletes, documents } from '../profiles.tables.ts'
import { figures, pools, seasons } from './statistics.tables.ts'

export const findSeasons = (db: Db, athleteId: string) =>
  db
    .select({
      id: seasons.id,
      type: seasons.type,
      season: seasons.season,
      team: seasons.team,
      values: seasons.values,
    })
    .from(seasons)
    .where(eq(seasons.athlete_id, athleteId))
    // Of two rows of one season always the same counts.
    .orderBy(seasons.created_at, seasons.id)

export const forgetOrder = async (tx: Db, athleteId: string, type: AthleteType): Promise<void> => {
  await tx
    .update(seasons)
    .set({ rank: 0 })
    .where(and(eq(seasons.athlete_id, athleteId), eq(seasons.type, type)))
}

/** Puts the figures of an athlete in the place of those before. */
export const writeFigures = async (
  tx: Db,
  athleteId: string,
  compared: ReadonlyMap<string, number>,
): Promise<void> => {
  await tx.delete(figures).where(eq(figures.athlete_id, athleteId))
  const rows = [...compared].map(([key, value]) => ({ athlete_id: athleteId, key, value }))
  if (rows.length > 0) await tx.insert(figures).values(rows)
}

/** Fewer than this are no pool to be compared with. */
const smallestPool = 10

/**
 * Computes how every figure is spread. Girls are compared with girls and boys with boys; an athlete whose gender is not
 * given is in no pool and is compared with nobody. Pages that show a percentile are made anew when they are next read.
 */
export const rewritePools = async (tx: Db, now: Date): Promise<void> => {
  await tx.delete(pools)
  await tx.execute(sql`
    insert into ${pools} (sport_key, gender, class_year, position, key, size, percentiles, computed_at)
    select ${athletes.sport_key}, ${users.gender}, ${athletes.class_year}, ${athletes.position}, ${figures.key}, count(*)::int,
      percentile_cont((select array_agg(step / 100.0 order by step) from generate_series(1, 99) as step))
        within group (order by ${figures.value})::real[],
      ${now.toISOString()}::timestamptz
    from ${figures} inner join ${athletes} on ${athletes.id} = ${figures.athlete_id}
      inner join ${users} on ${users.id} = ${athletes.user_id} and ${users.deleted_at} is null
        and ${users.gender} is not null
    where ${athletes.is_visible} and ${athletes.class_year} is not null and ${athletes.position} is not null
    group by 1, 2, 3, 4, 5 having count(*) >= ${smallestPool}`)
  await tx
    .update(documents)
    .set({ format: 0 })
    .where(sql`exists (select 1 from ${figures} where ${figures.athlete_id} = ${documents.athlete_id})`)
}

import type { Evaluation } from '@fieldhouse/contract/rankings'
import { and, count, eq, gt, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { users } from '../accounts/index.ts'
import { athletes, figures, type PlayedSeason, seasons } from '../profiles/index.ts'
import { evaluations, scores } from './rankings.tables.ts'

const seasonsOfAthlete = sql<PlayedSeason[]>`coalesce((select json_agg(json_build_object(
    'type', ${seasons.type}, 'season', ${seasons.season}, 'values', ${seasons.values})
    order by ${seasons.created_at}, ${seasons.id})
  from ${seasons} where ${seasons.athlete_id} = ${athletes.id} and ${seasons.type} = 'high_school'), '[]'::json)`

const evaluationsOfAthlete = sql<Evaluation[]>`coalesce((select json_agg(json_build_object(
    'competition_level', ${evaluations.competition_level}, 'teammates', ${evaluations.teammates},
    'leadership', ${evaluations.leadership}))
  from ${evaluations} where ${evaluations.user_id} = ${athletes.user_id}), '[]'::json)`

const findPlayers = (db: Db, isMeant: SQL) =>
  db
    .select({
      user_id: athletes.user_id,
      sport_key: athletes.sport_key,
      gender: users.gender,
      class_year: athletes.class_year,
      seasons: seasonsOfAthlete,
      evaluations: evaluationsOfAthlete,
    })
    .from(athletes)
    // With a single table, Drizzle leaves out its name, and the inner selects would compare rows with themselves.
    .innerJoin(users, eq(users.id, athletes.user_id))
    .where(isMeant)

/** The inputs of an athlete's score. */
export const findPlayer = async (db: Db, userId: string) => {
  const [found] = await findPlayers(db, eq(athletes.user_id, userId))
  return found ?? null
}

export type Player = NonNullable<Awaited<ReturnType<typeof findPlayer>>>

/** The next batch of evaluated athletes, by id. */
export const findEvaluatedIds = async (db: Db, after: string, limit: number): Promise<string[]> => {
  const found = await db
    .selectDistinct({ id: evaluations.user_id })
    .from(evaluations)
    .where(gt(evaluations.user_id, after))
    .orderBy(evaluations.user_id)
    .limit(limit)
  return found.map(({ id }) => id)
}

export const findPlayersOf = (db: Db, userIds: string[]): Promise<Player[]> =>
  findPlayers(db, inArray(athletes.user_id, userIds))

/** The same, locked so nobody else writes their scores in the meantime. */
export const lockPlayers = async (tx: Db, userIds: string[]): Promise<Player[]> => {
  await tx
    .select({ id: scores.user_id })
    .from(scores)
    .where(inArray(scores.user_id, userIds))
    .orderBy(scores.user_id)
    .for('update')
  return findPlayersOf(tx, userIds)
}

/** Two evaluations of the same athlete happen one after the other. */
export const lockAthlete = async (tx: Db, userId: string): Promise<void> => {
  await tx.select({ id: athletes.id }).from(athletes).where(eq(athletes.user_id, userId)).for('no key update')
}

/** With fewer athletes there is no comparison. The criteria say so. */
const smallestPool = 10

/** The 99 percentile values. */
const percentiles = sql<number[]>`percentile_cont(
    (select array_agg(step / 100.0 order by step) from generate_series(1, 99) as step))
  within group (order by ${figures.value})::real[]`

/** The distribution of each figure among the girls or boys of a sport and class who are visible and not deleted. */
export const findPool = async (
  db: Db,
  { sport_key, gender, class_year }: { sport_key: string; gender: string; class_year: number },
): Promise<ReadonlyMap<string, readonly number[]>> => {
  const found = await db
    .select({ key: figures.key, percentiles })
    .from(figures)
    .innerJoin(athletes, eq(athletes.id, figures.athlete_id))
    .innerJoin(users, eq(users.id, athletes.user_id))
    .where(
      and(
        eq(athletes.sport_key, sport_key),
        eq(users.gender, gender),
        eq(athletes.class_year, class_year),
        eq(athletes.is_visible, true),
        isNull(users.deleted_at),
      ),
    )
    .groupBy(figures.key)
    .having(gte(count(), smallestPool))
  return new Map(found.map(({ key, percentiles: limits }) => [key, limits]))
}

/** The user of a page whose score was calculated for another sport or gender. Null if it fits or there is none. */
export const findMovedAthlete = async (db: Db, athleteId: string): Promise<string | null> => {
  const [found] = await db
    .select({ user_id: athletes.user_id })
    .from(athletes)
    .innerJoin(users, eq(users.id, athletes.user_id))
    .innerJoin(scores, eq(scores.user_id, athletes.user_id))
    .where(
      and(
        eq(athletes.id, athleteId),
        sql`(${scores.sport_key}, ${scores.gender}) is distinct from (${athletes.sport_key}, ${users.gender})`,
      ),
    )
  return found?.user_id ?? null
}

type ScoreRow = typeof scores.$inferInsert

const written = (column: keyof ScoreRow) => sql.raw(`excluded.${column}`)

export const writeScores = async (tx: Db, rows: ScoreRow[]): Promise<void> => {
  if (rows.length === 0) return
  await tx
    .insert(scores)
    .values(rows)
    .onConflictDoUpdate({
      target: scores.user_id,
      set: {
        sport_key: written('sport_key'),
        gender: written('gender'),
        production: written('production'),
        competition_level: written('competition_level'),
        consistency: written('consistency'),
        teammates: written('teammates'),
        leadership: written('leadership'),
        score: written('score'),
        evaluations: written('evaluations'),
        seasons: written('seasons'),
        calculated_at: written('calculated_at'),
      },
    })
}

/** The next batch of athletes with a score, by id. */
export const findScoredIds = async (db: Db, after: string, limit: number): Promise<string[]> => {
  const found = await db
    .select({ id: scores.user_id })
    .from(scores)
    .where(gt(scores.user_id, after))
    .orderBy(scores.user_id)
    .limit(limit)
  return found.map(({ id }) => id)
}

/** Without an evaluation there is no score. Nothing of deleted people stays. */
export const dropUnevaluated = async (db: Db, userIds: string[]): Promise<void> => {
  await db
    .delete(scores)
    .where(
      and(
        inArray(scores.user_id, userIds),
        sql`not exists (select 1 from ${evaluations} where ${evaluations.user_id} = ${scores.user_id})`,
      ),
    )
}

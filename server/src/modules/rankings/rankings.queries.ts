import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { users } from '../accounts/index.ts'
import { athletes, byName, figures, smallPhoto } from '../profiles/index.ts'
import { scores } from './rankings.tables.ts'
import { shownColor } from './shown-color.queries.ts'

/** Athletes whose score is for the sport they still play. */
const isTheirs = and(eq(athletes.user_id, scores.user_id), eq(athletes.sport_key, scores.sport_key))
const isTheirUser = eq(users.id, athletes.user_id)
/** Girls and boys are ranked separately, each by a score that was calculated among their own. */
const isRankedUser = and(isTheirUser, eq(users.gender, scores.gender))

interface Field {
  sport_key: string
  gender: string
  /** Null for all classes together. */
  class_year: number | null
}

/** Queried on every read, so athletes who hide or leave are gone immediately, and the ranks close up. */
const isShown = ({ sport_key, gender, class_year }: Field): SQL | undefined =>
  and(
    eq(scores.sport_key, sport_key),
    eq(scores.gender, gender),
    class_year === null ? undefined : eq(athletes.class_year, class_year),
    eq(athletes.is_visible, true),
    isNull(users.deleted_at),
  )

/** The lowest score among this many, or none if there are fewer. Names are compared only above it. */
const findLeast = async (db: Db, field: Field, most: number): Promise<number | null> => {
  const [found] = await db
    .select({ score: scores.score })
    .from(scores)
    .innerJoin(athletes, isTheirs)
    .innerJoin(users, isRankedUser)
    .where(isShown(field))
    .orderBy(desc(scores.score))
    .offset(most - 1)
    .limit(1)
  return found?.score ?? null
}

/** Highest score first. Equal scores are sorted by name. */
export const findHighest = async (db: Db, field: Field, most: number) => {
  const least = await findLeast(db, field, most)
  return db
    .select({
      id: athletes.id,
      slug: athletes.slug,
      score: scores.score,
      first_name: users.first_name,
      last_name: users.last_name,
      photo: smallPhoto,
      number: athletes.jersey_number,
      color_theme: shownColor,
      position: athletes.position,
      class: athletes.class_year,
      high_school: athletes.high_school,
      state: athletes.state,
    })
    .from(scores)
    .innerJoin(athletes, isTheirs)
    .innerJoin(users, isRankedUser)
    .where(and(isShown(field), least === null ? undefined : gte(scores.score, least)))
    .orderBy(desc(scores.score), ...byName, athletes.id)
    .limit(most)
}

/** The classes in which someone of the sport and gender has a rank. */
export const findRankedClasses = async (db: Db, field: Omit<Field, 'class_year'>): Promise<number[]> => {
  const found = await db
    .selectDistinct({ class_year: athletes.class_year })
    .from(scores)
    .innerJoin(athletes, isTheirs)
    .innerJoin(users, isRankedUser)
    .where(and(isShown({ ...field, class_year: null }), isNotNull(athletes.class_year)))
    .orderBy(asc(athletes.class_year))
  return found.flatMap(({ class_year }) => class_year ?? [])
}

export const findFiguresOf = (db: Db, athleteIds: string[]) =>
  db
    .select({ athlete_id: figures.athlete_id, key: figures.key, value: figures.value })
    .from(figures)
    .where(inArray(figures.athlete_id, athleteIds))

/** The rank of a score among the shown ones. */
export const findPlace = async (db: Db, field: Field, score: number) => {
  const counted = async (isCounted?: SQL) => {
    const [found] = await db
      .select({ total: count() })
      .from(scores)
      .innerJoin(athletes, isTheirs)
      .innerJoin(users, isRankedUser)
      .where(and(isShown(field), isCounted))
    return found?.total ?? 0
  }
  return { rank: (await counted(gt(scores.score, score))) + 1, of: await counted() }
}

export const findStanding = async (db: Db, userId: string) => {
  const [found] = await db
    .select({
      user_id: athletes.user_id,
      athlete_id: athletes.id,
      slug: athletes.slug,
      first_name: users.first_name,
      sport_key: athletes.sport_key,
      gender: users.gender,
      class_year: athletes.class_year,
      is_visible: athletes.is_visible,
      kept: scores,
    })
    .from(athletes)
    .innerJoin(users, isTheirUser)
    .leftJoin(scores, and(isTheirs, sql`${scores.gender} is not distinct from ${users.gender}`))
    .where(eq(athletes.user_id, userId))
  return found ?? null
}

export type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>

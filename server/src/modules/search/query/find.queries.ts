import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { plannedEachTimeText } from '../../../platform/database/planning.ts'
import { searchAthletes, searchSpellings } from '../search.tables.ts'

/** The shown columns of an athlete. */
export type FoundRow = Pick<
  typeof searchAthletes.$inferSelect,
  | 'athlete_id'
  | 'slug'
  | 'first_name'
  | 'last_name'
  | 'photo_url'
  | 'sport_key'
  | 'position'
  | 'class_year'
  | 'state'
  | 'height_in'
  | 'weight_lb'
  | 'high_school'
  | 'city'
>

const shown = sql`athlete_id, slug, first_name, last_name, photo_url, sport_key, position, class_year, state,
  height_in, weight_lb, high_school, city`

/** Counting stops here, because "1,000+" is enough. */
export const mostCounted = 1000

export interface Cut {
  readonly limit: number
  readonly offset: number
}

export interface Question {
  readonly isMeant: SQL | undefined
  /** Lower is nearer. */
  readonly nearness: SQL
  /** A word may have many forms. Trying each on row after row is slow, although the planner doesn't expect that. */
  readonly isManifold: boolean
}

/** As many matches as are counted and one more, in a subquery with the name of the table. */
const foundPart = ({ isMeant, isManifold }: Question): SQL => {
  const everybody = sql`select ${shown}, score, words from ${searchAthletes} where ${isMeant ?? sql`true`}`
  const most = sql`limit ${mostCounted + 1}`
  // Planned as if all were needed, so the index is used. No more are read than are counted.
  return isManifold
    ? sql`meant as materialized (${everybody}), search_athletes as materialized (select * from meant ${most})`
    : sql`search_athletes as materialized (${everybody} ${most})`
}

/**
 * The matches, nearest first, if they can be counted. Otherwise only the fact that there are more. So a rare name takes
 * one query, and a common one is not sorted completely.
 */
export const findFew = async (
  db: Db,
  question: Question,
  { limit, offset }: Cut,
): Promise<{ total: number; rows: FoundRow[] }> => {
  const { rows } = await db.execute<{ total: number } & Record<keyof FoundRow, unknown>>(sql`
    with ${foundPart(question)}, counted as (select count(*)::int as total from search_athletes)
    select total, page.* from counted left join lateral (
      select ${shown}, row_number() over (order by ${question.nearness}, score desc, athlete_id) as place
      from search_athletes where total <= ${mostCounted} order by place limit ${limit} offset ${offset}
    ) as page on true order by place ${plannedEachTimeText}`)
  const total = rows[0]?.total ?? 0
  return { total, rows: rows.filter(({ athlete_id }) => athlete_id !== null) as unknown as FoundRow[] }
}

/** The matches of one kind, most complete pages first. Reads in that order until there are enough. */
export const findInOrder = async (
  db: Db,
  isMeant: SQL | undefined,
  { limit, offset }: Cut,
): Promise<FoundRow[]> => {
  const { rows } = await db.execute(sql`
    select ${shown} from ${searchAthletes} where ${isMeant ?? sql`true`}
    order by score desc, athlete_id limit ${limit} offset ${offset} ${plannedEachTimeText}`)
  return rows as unknown as FoundRow[]
}

/** The number of matches, up to a limit. */
export const countUpTo = async (db: Db, isMeant: SQL | undefined, most: number): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select 1 from ${searchAthletes} where ${isMeant ?? sql`true`} limit ${most}) as some_of_them ${plannedEachTimeText}`)
  return rows[0]?.total ?? 0
}

/** Hundreds of names sound alike, and nobody means that many. */
const mostCandidates = 6000

/** The words that have one of these spellings, with the spelling. */
export const findTokens = (db: Db, spellings: readonly string[]) =>
  db
    .select()
    .from(searchSpellings)
    .where(sql`${searchSpellings.spelling} = any(${sql.param(spellings)}::text[])`)
    // Words that sound alike first, then those with the fewest letters left out.
    .orderBy(sql`${searchSpellings.spelling} like '~%' desc`, sql`length(${searchSpellings.spelling}) desc`)
    .limit(mostCandidates)

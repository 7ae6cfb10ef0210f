import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { searchAthletes, searchSpellings } from '../search.tables.ts'

/** What is shown of an athlete. */
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

/** Counting goes no further: "1,000+" tells as much. */
export const mostCounted = 1000

export interface Cut {
  readonly limit: number
  readonly offset: number
}

export interface Question {
  readonly isMeant: SQL | undefined
  /** The lower, the nearer. */
  readonly nearness: SQL
  /** A word may be many: to try each on row after row takes long, although the planner thinks it does not. */
  readonly isManifold: boolean
}

/** As many of those meant as are counted and one more, in a part of a statement under the name of the table. */
const foundPart = ({ isMeant, isManifold }: Question): SQL => {
  const everybody = sql`select ${shown}, score, words from ${searchAthletes} where ${isMeant ?? sql`true`}`
  const most = sql`limit ${mostCounted + 1}`
  // Planned as if all were wanted, the index is used; no more are read than are counted.
  return isManifold
    ? sql`meant as materialized (${everybody}), search_athletes as materialized (select * from meant ${most})`
    : sql`search_athletes as materialized (${everybody} ${most})`
}

/**
 * Who is meant, nearest first, as long as they can be counted; of more than that only that there are more. So a rare
 * name takes one question, and a common one is not sorted as a whole.
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
    ) as page on true order by place`)
  const total = rows[0]?.total ?? 0
  return { total, rows: rows.filter(({ athlete_id }) => athlete_id !== null) as unknown as FoundRow[] }
}

/** Those of a kind, the most complete pages first: read in that order until there are enough. */
export const findInOrder = async (
  db: Db,
  isMeant: SQL | undefined,
  { limit, offset }: Cut,
): Promise<FoundRow[]> => {
  const { rows } = await db.execute(sql`
    select ${shown} from ${searchAthletes} where ${isMeant ?? sql`true`}
    order by score desc, athlete_id limit ${limit} offset ${offset}`)
  return rows as unknown as FoundRow[]
}

/** How many there are, up to so many. */
export const countUpTo = async (db: Db, isMeant: SQL | undefined, most: number): Promise<number> => {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select 1 from ${searchAthletes} where ${isMeant ?? sql`true`} limit ${most}) as some_of_them`)
  return rows[0]?.total ?? 0
}

/** Names sound alike by the hundred; nobody means that many. */
const mostCandidates = 6000

/** The words that have one of these spellings, with the spelling. */
export const findTokens = (db: Db, spellings: readonly string[]) =>
  db
    .select()
    .from(searchSpellings)
    .where(sql`${searchSpellings.spelling} = any(${sql.param(spellings)}::text[])`)
    // Those that sound alike first, then those with the fewest letters left out.
    .orderBy(sql`${searchSpellings.spelling} like '~%' desc`, sql`length(${searchSpellings.spelling}) desc`)
    .limit(mostCandidates)

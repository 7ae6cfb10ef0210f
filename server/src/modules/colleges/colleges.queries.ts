import { eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { OrGiven } from '../../platform/database/prepared-statements.ts'
import { colleges } from './colleges.tables.ts'
import type { CollegeRow } from './present-college.ts'
import { areBegunBy } from './typed-words.queries.ts'

const earthRadius = 3958.8

/** Miles from here to a college, as the crow flies. */
export const milesFrom = (lat: OrGiven<number>, lon: OrGiven<number>): SQL<number> => {
  const north = sql`radians(${lat}::float8)`
  const halfUp = sql`(radians(${colleges.lat}) - ${north}) / 2`
  const halfAcross = sql`radians(${colleges.lon} - ${lon}::float8) / 2`
  const part = sql`sin(${halfUp}) ^ 2 + cos(${north}) * cos(radians(${colleges.lat})) * sin(${halfAcross}) ^ 2`
  return sql<number>`(${2 * earthRadius}::float8 * asin(least(1, sqrt(${part}))))`
}

/** True for a public college outside this state that charges its residents less. An unknown state counts as home. */
export const isDearerFrom = (homeState: OrGiven<string | null>): SQL<boolean> =>
  sql<boolean>`coalesce(${colleges.control} = 'public' and ${colleges.state} <> ${homeState}::text
    and ${colleges.out_state_tuition} is distinct from ${colleges.in_state_tuition}, false)`

/**
 * What a year costs after aid for a student from this state. The published figure of a public college is for residents, so
 * others pay the difference in tuition on top. Null if a figure is missing.
 */
export const netCostFrom = (homeState: OrGiven<string | null>): SQL<number | null> =>
  sql<number | null>`(${colleges.avg_net_cost} + case when ${isDearerFrom(homeState)}
    then ${colleges.out_state_tuition} - ${colleges.in_state_tuition} else 0 end)`

export const isConfirmed = eq(colleges.basketball_confirmed, true)
const teamOf = {
  male: { team: colleges.mens_basketball, shutOutBy: 'women' },
  female: { team: colleges.womens_basketball, shutOutBy: 'men' },
}

/**
 * Colleges with a confirmed team, except those known to have none for this gender. An unknown gender excludes nothing.
 */
export const hasTeamFor = (gender: string | null): SQL => {
  if (gender !== 'male' && gender !== 'female') return isConfirmed
  const { team, shutOutBy } = teamOf[gender]
  const isOpen = or(isNull(colleges.single_sex), ne(colleges.single_sex, shutOutBy))
  return sql`(${isConfirmed} and ${team} is not false and ${isOpen})`
}

/** With or without a confirmed team. */
export const findCollege = async (db: Db, id: number): Promise<CollegeRow | null> => {
  const [found] = await db.select().from(colleges).where(eq(colleges.id, id))
  return found ?? null
}

export const collegeNames = sql`concat_ws(' ', ${colleges.name}, ${colleges.short_name}, ${colleges.aliases})`

/**
 * Colleges that have, for each of these words, a word in their name that begins with it. Those with a team come first.
 */
export const findCollegesByWords = (db: Db, words: readonly string[], most: number) =>
  db
    .select({
      id: colleges.id,
      name: colleges.name,
      short_name: colleges.short_name,
      city: colleges.city,
      state: colleges.state,
    })
    .from(colleges)
    .where(areBegunBy(collegeNames, words))
    .orderBy(
      sql`${colleges.basketball_confirmed} desc`,
      sql`lower(${colleges.name}) collate "C"`,
      colleges.id,
    )
    .limit(most)

import type { Gender } from '@fieldhouse/contract/accounts'
import type { Actor } from '@fieldhouse/contract/guards'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { athletes, isNamed, recruitedSport } from '../../profiles/index.ts'
import { searchAthletes } from '../../search/index.ts'
import { isRecruitedBy } from '../center/recruited.queries.ts'
import { isAthleteOf } from '../filters/chosen-athletes.queries.ts'
import type { Choice } from '../filters/filters.ts'
import { people } from './athlete-lists.queries.ts'
import type { Listed } from './listed.queries.ts'

/** Only the search row has class and name together, so only there an index has both in one order. */
const peopleInOrder = sql`${searchAthletes}
  inner join ${athletes} on ${eq(athletes.id, searchAthletes.athlete_id)}
  inner join ${users} on ${eq(users.id, searchAthletes.user_id)}`

const { class_year, user_id } = searchAthletes
const lastName = sql`lower(${searchAthletes.last_name}) collate "C"`
const firstName = sql`lower(${searchAthletes.first_name}) collate "C"`

/** The filters that the search row can answer. Athletes that fail here are not looked up in the other tables. */
const isFoundAs = (
  { class: classes = [], position = [], state = [] }: Choice,
  gender: Gender | null,
): SQL | undefined =>
  and(
    eq(searchAthletes.sport_key, recruitedSport),
    classes.length > 0 ? inArray(class_year, classes.map(Number)) : undefined,
    position.length > 0
      ? inArray(
          searchAthletes.position,
          position.map((key) => `${recruitedSport}:${key}`),
        )
      : undefined,
    state.length > 0 ? inArray(searchAthletes.state, [...state]) : undefined,
    gender === null ? undefined : eq(searchAthletes.gender, gender),
  )

/** Next to graduate, already graduated, and unknown: each is one range of the index. */
const partsIn = (year: number): SQL[] => [
  sql`${class_year} >= ${year}`,
  sql`${class_year} < ${year}`,
  sql`${class_year} is null`,
]

/** An athlete's position in the order, for comparing two of them. */
const keyIn = (year: number): SQL =>
  sql`coalesce(${class_year} < ${year}, true), coalesce(${class_year}, 32767), ${lastName}, ${firstName}, ${user_id}`

const partName = (place: number): SQL => sql.identifier(`part_${place}`).getSQL()

/** This many minus those in the parts before. */
const remaining = (most: number, places: readonly number[]): SQL =>
  sql.join(
    [sql`${most}::bigint`, ...places.map((place) => sql`(select count(*) from ${partName(place)})`)],
    sql` - `,
  )

/**
 * RCC-05: by filters and text. Next to graduate first, graduates last, and by name within a class. Each part is read in
 * the order of the index `search_athletes_class` up to the end of the page, and only if the parts before it were not
 * enough.
 */
export const athleteResults = (
  db: Db,
  coach: Actor,
  { choice, gender, q }: { choice: Choice; gender: Gender | null; q?: string | undefined },
): Listed => {
  const year = clock.now().getUTCFullYear()
  const isMeant = and(
    isRecruitedBy(db, coach),
    isAthleteOf(choice, gender),
    q === undefined ? undefined : isNamed(q),
  )
  const isFound = and(isFoundAs(choice, gender), isMeant)
  const part = (isPart: SQL, place: number, most: SQL) => sql`${partName(place)} as materialized (
    select ${place}::int as part, ${class_year}, ${lastName} as last_name, ${firstName} as first_name, ${user_id} as id
    from ${peopleInOrder} where ${and(isFound, isPart)}
    order by ${class_year}, ${lastName}, ${firstName}, ${user_id} limit ${most})`
  const countAll = sql`select count(*)::int from ${people} where ${isMeant}`
  const slice = (limit: number, offset: number) => {
    const isPart = partsIn(year)
    const places = [...isPart.keys()]
    const parts = isPart.map((is, place) =>
      part(is, place, remaining(limit + offset, places.slice(0, place))),
    )
    const all = places.map((place) => sql`select * from ${partName(place)}`)
    return sql`with ${sql.join(parts, sql`, `)}
      select id from (${sql.join(all, sql` union all `)}) as listed
      order by part, class_year, last_name, first_name, id limit ${limit} offset ${offset}`
  }
  return {
    count: countAll,
    slice,
    page: (limit, offset) => sql`select (${countAll}) as total, array(${slice(limit, offset)}) as ids`,
    placeOf: (
      id,
    ) => sql`select count(*) as place from ${peopleInOrder} where ${isFound} and (${keyIn(year)}) <= (
        select ${keyIn(year)} from ${peopleInOrder} where ${isFound} and ${user_id} = ${id})
      having count(*) > 0`,
  }
}

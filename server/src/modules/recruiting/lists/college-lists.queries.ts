import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { type OrGiven, oncePerDatabase } from '../../../platform/database/prepared-statements.ts'
import { oneRow, onlyRow } from '../../../platform/database/rows-of.ts'
import {
  areBegunBy,
  coachesFor,
  coachName,
  collegeCoaches,
  colleges,
  hasTeamFor,
  milesFrom,
  netCostFrom,
  typedWords,
} from '../../colleges/index.ts'
import { conversations } from '../../messaging/index.ts'
import { contactOfEvent, isOfFamily, momentOfEvent } from '../activity/events.queries.ts'
import type { KeptCounts, KeptList } from '../center/center.queries.ts'
import type { FamilyCenter } from '../center/open-center.ts'
import { isCollegeOf } from '../filters/chosen-colleges.queries.ts'
import type { Choice } from '../filters/filters.ts'
import { activityEvents, favoriteColleges, viewedColleges } from '../recruiting.tables.ts'
import { type Listed, listLengths, sortedList, wholeLists } from './listed.queries.ts'

/** Miles from the athlete's town. Null if that is unknown. */
const milesFromHome = ({ athlete: { lat, lon } }: FamilyCenter): SQL<number> | null =>
  lat === null || lon === null ? null : milesFrom(lat, lon)

const collegeNames = sql`concat_ws(' ', ${colleges.name}, ${colleges.short_name}, ${colleges.aliases}, ${colleges.city})`

/** By the names of the college, its town, or one of its coaches. */
const isCalled = (q: string, { athlete }: FamilyCenter): SQL => {
  const words = typedWords(q)
  return sql`(${areBegunBy(collegeNames, words)} or ${colleges.id} in (
    select ${collegeCoaches.college_id} from ${collegeCoaches}
    where ${and(areBegunBy(coachName, words), coachesFor(athlete))}))`
}

/** By code points, so that both engines agree. */
const byName = sql`lower(${colleges.name}) collate "C", ${colleges.id}`

/** RCC-01: colleges with a team for the athlete, by filters and text, nearest first. */
export const collegeResults = (center: FamilyCenter, choice: Choice, q?: string): Listed => {
  const miles = milesFromHome(center)
  const order = miles ? sql`${miles}, ${byName}` : byName
  const isMeant = and(
    hasTeamFor(center.athlete.gender),
    isCollegeOf(choice, { miles, netCost: netCostFrom(center.athlete.state) }),
    q === undefined ? undefined : isCalled(q, center),
  )
  return sortedList(sql`select ${colleges.id} as id, row_number() over (order by ${order}) as place
    from ${colleges} where ${isMeant}`)
}

/** Newest favorite first. */
const favoriteCollegesOf = (id: OrGiven<string>): Listed => {
  const { athlete_user_id, college_id, created_at } = favoriteColleges
  return sortedList(sql`select ${college_id} as id, row_number() over (order by ${created_at} desc, ${college_id}) as place
    from ${favoriteColleges} where ${eq(athlete_user_id, id)}`)
}

/** Latest opened first. */
const viewedCollegesOf = (id: OrGiven<string>): Listed => {
  const { athlete_user_id, college_id, viewed_at } = viewedColleges
  return sortedList(sql`select ${college_id} as id, row_number() over (order by ${viewed_at} desc, ${college_id}) as place
    from ${viewedColleges} where ${eq(athlete_user_id, id)}`)
}

/** Colleges whose coach the family was in contact with, latest first. Withheld messages don't count as contact. */
const contactedCollegesOf = (id: OrGiven<string>): Listed => {
  const logged = sql`select ${collegeCoaches.college_id}, ${momentOfEvent} as at from ${activityEvents}
    inner join ${collegeCoaches} on ${collegeCoaches.id} = ${contactOfEvent}
    where ${and(eq(activityEvents.athlete_user_id, id), isOfFamily)}`
  const written = sql`select ${collegeCoaches.college_id}, ${conversations.family_last_at} from ${conversations}
    inner join ${collegeCoaches} on ${eq(collegeCoaches.user_id, conversations.coach_id)}
    where ${and(eq(conversations.athlete_user_id, id), isNotNull(conversations.family_last_at))}`
  return sortedList(sql`select college_id as id, row_number() over (order by max(at) desc, college_id) as place
    from (${logged} union all ${written}) as contacted group by college_id`)
}

/** An athlete's lists of colleges that are based on actions, not on filters. */
export const keptCollegesOf = (id: OrGiven<string>): Readonly<Record<KeptList, Listed>> => ({
  favorites: favoriteCollegesOf(id),
  'recently-contacted': contactedCollegesOf(id),
  'recently-viewed': viewedCollegesOf(id),
})

const givenKept = keptCollegesOf(sql.placeholder('athlete_user_id'))

const keptIn = oncePerDatabase((db) =>
  db.select(wholeLists<KeptList, number>(givenKept)).from(oneRow).prepare('recruiting_kept_colleges'),
)

/** The ids of all three lists, each in its order. No list is longer than the list of all colleges. */
export const findKeptColleges = async (db: Db, athleteUserId: string): Promise<Record<KeptList, number[]>> =>
  onlyRow(await keptIn(db).execute({ athlete_user_id: athleteUserId }))

/** The lengths of all three lists, as a column. Its placeholder is `athlete_user_id`. */
export const keptCounts: SQL<KeptCounts> = listLengths(givenKept)

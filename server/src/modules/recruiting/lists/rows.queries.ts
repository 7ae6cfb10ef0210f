import type { Actor } from '@fieldhouse/contract/guards'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { isOneOf, oncePerDatabase, oncePerKind } from '../../../platform/database/prepared-statements.ts'
import { oneRow, onlyRow, rowsOf } from '../../../platform/database/rows-of.ts'
import { users } from '../../accounts/index.ts'
import {
  collegeRow,
  colleges,
  isDearerFrom,
  milesFrom,
  netCostFrom,
  selectCoachesOf,
  type TeamGender,
  teamGender,
} from '../../colleges/index.ts'
import { type ReaderKind, selectUnread } from '../../messaging/index.ts'
import { athletes, contacts, smallPhoto } from '../../profiles/index.ts'
import type { FamilyCenter } from '../center/open-center.ts'
import { favoriteAthletes, favoriteColleges } from '../recruiting.tables.ts'

const given = {
  ids: sql.placeholder('ids'),
  athleteUserId: sql.placeholder('athlete_user_id'),
  state: sql.placeholder('state'),
  lat: sql.placeholder('lat'),
  lon: sql.placeholder('lon'),
}

/** Null if the athlete's town is unknown. */
const miles = sql<
  number | null
>`case when ${given.lat}::float8 is not null and ${given.lon}::float8 is not null
  then ${milesFrom(given.lat, given.lon)} end`

/** Colleges as a center shows them, in no order. */
const selectColleges = (db: Db) =>
  db
    .select({
      college: collegeRow,
      miles,
      net_cost: netCostFrom(given.state),
      is_cost_estimate: isDearerFrom(given.state),
      is_favorite: sql<boolean>`${favoriteColleges.college_id} is not null`,
    })
    .from(colleges)
    .leftJoin(
      favoriteColleges,
      and(
        eq(favoriteColleges.college_id, colleges.id),
        eq(favoriteColleges.athlete_user_id, given.athleteUserId),
      ),
    )
    .where(isOneOf(colleges.id, given.ids, 'integer'))

export type CenterCollege = Awaited<ReturnType<typeof selectColleges>>[number]

/** A family's success coach reads in the family's place. */
type FamilyKind = Extract<ReaderKind, 'family' | 'on-behalf'>

/** Whose coaches are shown, and whose messages are counted. Each combination has a statement. */
export type CoachesKind = readonly [gender: TeamGender, reader: FamilyKind]

export const coachesKind = ({ type }: Pick<Actor, 'type'>, gender: string | null): CoachesKind => [
  teamGender(gender),
  type === 'rsc' ? 'on-behalf' : 'family',
]

/** The coaches of colleges as a family sees them, and the caller's unread messages from each. */
export const coachColumns = (db: Db, [gender, reader]: CoachesKind) => ({
  coaches: rowsOf(selectCoachesOf(db, gender)),
  unread: rowsOf(selectUnread(db, reader)),
})

/** The values of the placeholders of `coachColumns`. */
export const givenForCoaches = (actor: Actor, athleteUserId: string, collegeIds: readonly number[]) => ({
  college_ids: collegeIds,
  athlete_user_id: athleteUserId,
  user_id: actor.id,
  athlete_user_ids: [athleteUserId],
})

const collegesIn = oncePerKind((db, ...kind: CoachesKind) =>
  db
    .select({ colleges: rowsOf(selectColleges(db)), ...coachColumns(db, kind) })
    .from(oneRow)
    .prepare(`recruiting_colleges_for_${kind.join('_')}`),
)

/** Colleges as a center shows them to this person, in no order, with their coaches. */
export const findColleges = async (
  db: Db,
  actor: Actor,
  { id, athlete }: FamilyCenter,
  ids: readonly number[],
) => {
  const { state, lat, lon } = athlete
  const given = { ...givenForCoaches(actor, id, ids), ids, state, lat, lon }
  return onlyRow(await collegesIn(db, ...coachesKind(actor, athlete.gender)).execute(given))
}

const selectAthletes = (db: Db) =>
  db
    .select({
      user_id: athletes.user_id,
      athlete_id: athletes.id,
      athlete_slug: athletes.slug,
      first_name: users.first_name,
      last_name: users.last_name,
      photo: smallPhoto,
      number: athletes.jersey_number,
      position: athletes.position,
      class: athletes.class_year,
      high_school: athletes.high_school,
      city: athletes.city,
      state: athletes.state,
      gender: users.gender,
      height_cm: athletes.height_cm,
      weight_kg: athletes.weight_kg,
      email: contacts.email,
      phone: contacts.phone,
      is_favorite: sql<boolean>`${favoriteAthletes.athlete_user_id} is not null`,
    })
    .from(athletes)
    .innerJoin(users, eq(users.id, athletes.user_id))
    .leftJoin(contacts, eq(contacts.athlete_id, athletes.id))
    .leftJoin(
      favoriteAthletes,
      and(
        eq(favoriteAthletes.athlete_user_id, athletes.user_id),
        eq(favoriteAthletes.coach_id, sql.placeholder('coach_id')),
      ),
    )
    .where(isOneOf(athletes.user_id, given.ids))

const athletesIn = oncePerDatabase((db) => selectAthletes(db).prepare('recruiting_athletes'))

/** Athletes as a coach's center shows them, in no order. */
export const findAthletes = (db: Db, coachId: string, userIds: readonly string[]) =>
  athletesIn(db).execute({ ids: userIds, coach_id: coachId })

const athletesWithUnreadIn = oncePerDatabase((db) =>
  db
    .select({ athletes: rowsOf(selectAthletes(db)), unread: rowsOf(selectUnread(db, 'coach')) })
    .from(oneRow)
    .prepare('recruiting_athletes_with_unread'),
)

/** The same, with the coach's unread messages from any athlete. */
export const findAthletesWithUnread = async (db: Db, coachId: string, userIds: readonly string[]) => {
  const given = { ids: userIds, coach_id: coachId, user_id: coachId }
  return onlyRow(await athletesWithUnreadIn(db).execute(given))
}

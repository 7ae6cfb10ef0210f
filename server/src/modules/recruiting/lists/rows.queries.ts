import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { isOneOf, oncePerDatabase } from '../../../platform/database/prepared-statements.ts'
import { users } from '../../accounts/index.ts'
import { collegeRow, colleges, isDearerFrom, milesFrom, netCostFrom } from '../../colleges/index.ts'
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

const collegesIn = oncePerDatabase((db) =>
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
    .prepare('recruiting_colleges'),
)

/** Colleges as a center shows them, in no order. */
export const findColleges = (db: Db, { id, athlete }: FamilyCenter, ids: readonly number[]) => {
  const { state, lat, lon } = athlete
  return collegesIn(db).execute({ ids, athlete_user_id: id, state, lat, lon })
}

export type CenterCollege = Awaited<ReturnType<typeof findColleges>>[number]

const athletesIn = oncePerDatabase((db) =>
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
    .prepare('recruiting_athletes'),
)

/** Athletes as a coach's center shows them, in no order. */
export const findAthletes = (db: Db, coachId: string, userIds: readonly string[]) =>
  athletesIn(db).execute({ ids: userIds, coach_id: coachId })

import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { collegeColumns, colleges, isDearerFrom, netCostFrom } from '../../colleges/index.ts'
import { athletes, contacts, smallPhoto } from '../../profiles/index.ts'
import type { FamilyCenter } from '../center/open-center.ts'
import { favoriteAthletes, favoriteColleges } from '../recruiting.tables.ts'
import { milesFromHome } from './college-lists.queries.ts'

/** Colleges as a center shows them, in no order. */
export const findColleges = (db: Db, center: FamilyCenter, ids: readonly number[]) =>
  db
    .select({
      college: collegeColumns,
      miles: sql<number | null>`${milesFromHome(center) ?? sql`null`}`,
      net_cost: netCostFrom(center.athlete.state),
      is_cost_estimate: isDearerFrom(center.athlete.state),
      is_favorite: sql<boolean>`${favoriteColleges.college_id} is not null`,
    })
    .from(colleges)
    .leftJoin(
      favoriteColleges,
      and(eq(favoriteColleges.college_id, colleges.id), eq(favoriteColleges.athlete_user_id, center.id)),
    )
    .where(inArray(colleges.id, [...ids]))

export type CenterCollege = Awaited<ReturnType<typeof findColleges>>[number]

/** Athletes as a coach's center shows them, in no order. */
export const findAthletes = (db: Db, coachId: string, userIds: readonly string[]) =>
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
      and(eq(favoriteAthletes.athlete_user_id, athletes.user_id), eq(favoriteAthletes.coach_id, coachId)),
    )
    .where(inArray(athletes.user_id, [...userIds]))

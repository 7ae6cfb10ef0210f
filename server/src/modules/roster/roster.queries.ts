import type { Actor, UserType } from '@fieldhouse/contract/guards'
import { and, count, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { type OrGiven, oncePerDatabase } from '../../platform/database/prepared-statements.ts'
import { readOnlyAs } from '../../platform/database/read-only.ts'
import { findPage } from '../../platform/database/rows-of.ts'
import { oncePerPage, primePageMemo } from '../../platform/http/once-per-page.ts'
import { guardians, holdUsers, isParentOf, userPhoto, users } from '../accounts/index.ts'
import { athletes, byName, contacts, isNamed, smallPhoto } from '../profiles/index.ts'
import { mayCare } from './roster.policy.ts'
import { rosterAssignments, rosterClaims } from './roster.tables.ts'

/** For the one query that finds an actor. */
export const hasRosterAthlete = (userId: AnyPgColumn): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${rosterClaims} where ${rosterClaims.success_coach_id} = ${userId})`

/** How a coach gets athletes: an admin assigns them to a college coach, and a success coach claims them. */
const assignments = {
  table: rosterAssignments,
  coach_id: rosterAssignments.coach_id,
  athlete_user_id: rosterAssignments.athlete_user_id,
  created_at: rosterAssignments.created_at,
}
const claims = {
  table: rosterClaims,
  coach_id: rosterClaims.success_coach_id,
  athlete_user_id: rosterClaims.athlete_user_id,
  created_at: rosterClaims.created_at,
}

const careOf = ({ type }: Pick<Actor, 'type'>) => (type === 'rsc' ? claims : assignments)

/** An athlete as lists show them. */
export const athleteColumns = {
  user_id: athletes.user_id,
  athlete_id: athletes.id,
  athlete_slug: athletes.slug,
  first_name: users.first_name,
  last_name: users.last_name,
  sport_key: athletes.sport_key,
  position: athletes.position,
  class_year: athletes.class_year,
  high_school: athletes.high_school,
  city: athletes.city,
  state: athletes.state,
  photo: smallPhoto,
}

export const contactColumns = { email: contacts.email, phone: contacts.phone }

export interface Search {
  name: string | undefined
  limit: number
  offset: number
}

/** Only the athletes that a coach takes care of. */
export const findAthletesOf = async (
  db: Db,
  coach: Pick<Actor, 'id' | 'type'>,
  { name, limit, offset }: Search,
) => {
  const care = careOf(coach)
  const isFound = and(
    eq(care.coach_id, coach.id),
    isNull(users.deleted_at),
    name === undefined ? undefined : isNamed(name),
  )
  const isTheirPage = eq(athletes.user_id, care.athlete_user_id)
  const isTheirs = eq(users.id, care.athlete_user_id)
  const page = db
    .select({ ...athleteColumns, ...contactColumns, since: care.created_at })
    .from(care.table)
    .innerJoin(athletes, isTheirPage)
    .innerJoin(users, isTheirs)
    .leftJoin(contacts, eq(contacts.athlete_id, athletes.id))
    .where(isFound)
    .orderBy(...byName, athletes.id)
    .limit(limit)
    .offset(offset)
  const all = db
    .select({ total: count() })
    .from(care.table)
    .innerJoin(athletes, isTheirPage)
    .innerJoin(users, isTheirs)
    .where(isFound)
  const { rows, total } = await findPage(db, page, all)
  return { athletes: rows, total }
}

export type AthleteInCare = Awaited<ReturnType<typeof findAthletesOf>>['athletes'][number]

const careKey = (athleteUserId: string) => `care of ${athleteUserId}`

/** One athlete, and what decides whether this person may open them. Null if there is no such athlete. */
export const findAthleteFor = async (db: Db, actor: Actor, athleteUserId: string) => {
  const care = careOf(actor)
  const [found] = await db
    .select({
      ...athleteColumns,
      ...contactColumns,
      since: sql<Date>`coalesce(${care.created_at}, ${athletes.created_at})`.mapWith(care.created_at),
      is_child: isParentOf(actor.id, users.id),
      is_in_care: sql<boolean>`${care.athlete_user_id} is not null`,
    })
    .from(athletes)
    .innerJoin(users, eq(users.id, athletes.user_id))
    .leftJoin(care.table, and(eq(care.athlete_user_id, athletes.user_id), eq(care.coach_id, actor.id)))
    .leftJoin(contacts, eq(contacts.athlete_id, athletes.id))
    .where(and(eq(users.id, athleteUserId), isNull(users.deleted_at)))
  if (found) primePageMemo(actor, careKey(athleteUserId), found.is_in_care)
  return found ?? null
}

/** False if the athlete is not on this coach's list. */
export const deleteAssignment = async (tx: Db, coachId: string, athleteUserId: string): Promise<boolean> => {
  const deleted = await tx
    .delete(rosterAssignments)
    .where(and(eq(rosterAssignments.coach_id, coachId), eq(rosterAssignments.athlete_user_id, athleteUserId)))
    .returning({ coach_id: rosterAssignments.coach_id })
  return deleted.length > 0
}

/** False if the athlete is on this coach's list already. */
export const insertAssignment = async (tx: Db, coachId: string, athleteUserId: string): Promise<boolean> => {
  const inserted = await tx
    .insert(rosterAssignments)
    .values({ coach_id: coachId, athlete_user_id: athleteUserId, created_at: clock.now() })
    .onConflictDoNothing()
    .returning({ coach_id: rosterAssignments.coach_id })
  return inserted.length > 0
}

/** The type of an account in use, which nobody deletes until the transaction ends. */
export const holdType = async (tx: Db, userId: string): Promise<UserType | null> => {
  const [found] = await holdUsers(
    tx
      .select({ type: users.type })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deleted_at))),
  )
  return found?.type ?? null
}

const assigned = readOnlyAs(users, 'assigned')

/** Those assigned to a college coach, as links to their pages, as part of a query. */
export const assignedTo = (
  coachId: SQLWrapper,
  most: number,
): SQL<{ user_id: string; athlete_slug: string }[] | null> =>
  sql`(select json_agg(json_build_object('user_id', page.user_id, 'athlete_slug', page.slug)) from (
    select ${athletes.user_id}, ${athletes.slug} from ${rosterAssignments}
    inner join ${athletes} on ${athletes.user_id} = ${rosterAssignments.athlete_user_id}
    inner join ${users} assigned on ${assigned.id} = ${athletes.user_id}
    where ${rosterAssignments.coach_id} = ${coachId} and ${assigned.deleted_at} is null
    order by ${rosterAssignments.created_at}, ${athletes.id} limit ${most}
  ) as page)`

/** Whether this coach takes care of an athlete, as part of a query about many. */
export const isInCareOf = (
  db: Db,
  coach: Pick<Actor, 'type'> & { readonly id: OrGiven<string> },
  athleteUserId: AnyPgColumn,
): SQL => {
  const care = careOf(coach)
  const theirs = db
    .select({ athlete_user_id: care.athlete_user_id })
    .from(care.table)
    .where(eq(care.coach_id, coach.id))
  return inArray(athleteUserId, theirs)
}

const readAssigned = async (db: Db, actor: Actor, athleteUserId: string): Promise<boolean> => {
  const care = careOf(actor)
  const found = await db
    .select({ athlete_user_id: care.athlete_user_id })
    .from(care.table)
    .where(and(eq(care.coach_id, actor.id), eq(care.athlete_user_id, athleteUserId)))
  return found.length > 0
}

/** Whether this coach takes care of the athlete. */
export const isAssignedTo = async (db: Db, actor: Actor, athleteUserId: string): Promise<boolean> =>
  mayCare(actor) && oncePerPage(actor, careKey(athleteUserId), () => readAssigned(db, actor, athleteUserId))

const successCoach = {
  id: users.id,
  first_name: users.first_name,
  last_name: users.last_name,
  phone: users.phone,
  photo: userPhoto,
}

const coachOfAthleteIn = oncePerDatabase((db) =>
  db
    .select({ athlete_user_id: rosterClaims.athlete_user_id, coach: successCoach })
    .from(rosterClaims)
    .innerJoin(users, and(eq(users.id, rosterClaims.success_coach_id), isNull(users.deleted_at)))
    .where(eq(rosterClaims.athlete_user_id, sql.placeholder('athlete_user_id')))
    .prepare('roster_success_coach'),
)

/** The success coach of an athlete. Deleted coaches are left out. */
export const findSuccessCoachOf = async (db: Db, athleteUserId: string) => {
  const [found] = await coachOfAthleteIn(db).execute({ athlete_user_id: athleteUserId })
  return found ?? null
}

const children = readOnlyAs(users, 'child')

const coachesOfFamilyIn = oncePerDatabase((db) =>
  db
    .select({ athlete_user_id: athletes.user_id, coach: successCoach })
    .from(guardians)
    .innerJoin(athletes, eq(athletes.user_id, guardians.athlete_user_id))
    .innerJoin(children, and(eq(children.id, athletes.user_id), isNull(children.deleted_at)))
    .leftJoin(rosterClaims, eq(rosterClaims.athlete_user_id, athletes.user_id))
    .leftJoin(users, and(eq(users.id, rosterClaims.success_coach_id), isNull(users.deleted_at)))
    .where(eq(guardians.parent_id, sql.placeholder('parent_id')))
    .orderBy(guardians.created_at, athletes.id)
    .prepare('roster_success_coaches_of_family'),
)

/** A parent's athletes, oldest first, each with their success coach. Deleted users are left out. */
export const findSuccessCoachesOfFamily = (db: Db, parentId: string) =>
  coachesOfFamilyIn(db).execute({ parent_id: parentId })

/** Whether an athlete is on the roster of this success coach. */
export const hasClaimed = async (db: Db, successCoachId: string, athleteUserId: string): Promise<boolean> => {
  const found = await db
    .select({ athlete_user_id: rosterClaims.athlete_user_id })
    .from(rosterClaims)
    .innerJoin(users, eq(users.id, rosterClaims.athlete_user_id))
    .where(
      and(
        eq(rosterClaims.athlete_user_id, athleteUserId),
        eq(rosterClaims.success_coach_id, successCoachId),
        isNull(users.deleted_at),
      ),
    )
  return found.length > 0
}

/** How many athletes are on the roster of this success coach. */
export const countClaims = (db: Db, successCoachId: string): Promise<number> =>
  db.$count(rosterClaims, eq(rosterClaims.success_coach_id, successCoachId))

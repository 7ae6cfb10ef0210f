import type { Actor } from '@fieldhouse/contract/guards'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { OrGiven } from '../../../platform/database/prepared-statements.ts'
import { places } from '../../../platform/places/places.tables.ts'
import { accessTo, athletesOf, guardians, users } from '../../accounts/index.ts'
import { athletes, contacts } from '../../profiles/index.ts'
import { isInCareOf, rosterClaims } from '../../roster/index.ts'

/**
 * The athletes whose recruiting a person looks after: the athlete's own, a parent's, and those claimed by the success
 * coach.
 */
export const isLookedAfterBy = (
  db: Db,
  actor: Pick<Actor, 'type'> & { readonly id: OrGiven<string> },
): SQL => {
  switch (actor.type) {
    case 'athlete':
      return eq(athletes.user_id, actor.id)
    case 'parent':
      return inArray(athletes.user_id, athletesOf(db, actor.id))
    case 'rsc':
      return isInCareOf(db, actor, athletes.user_id)
    default:
      return sql`false`
  }
}

const home = (own: SQL, middle: SQL) =>
  sql<number | null>`coalesce(${own}::float8, (select avg(${middle}) from ${places}
    where ${places.state} = ${athletes.state} and ${places.city} = ${athletes.city}))`

/** The athlete's location: from the page, else the center of their town. */
export const homeColumns = {
  lat: home(sql`${athletes.lat}`, sql`${places.lat}`),
  lon: home(sql`${athletes.lon}`, sql`${places.lon}`),
}

const selectLookedAfter = (db: Db, actor: Actor, isMeant: SQL | undefined) =>
  db
    .select({
      user_id: athletes.user_id,
      athlete_id: athletes.id,
      athlete_slug: athletes.slug,
      first_name: users.first_name,
      last_name: users.last_name,
      gender: users.gender,
      sport_key: athletes.sport_key,
      phone: contacts.phone,
      state: athletes.state,
      ...homeColumns,
      center: accessTo(athletes.user_id, 'recruiting-center'),
    })
    .from(athletes)
    .innerJoin(users, eq(users.id, athletes.user_id))
    .leftJoin(contacts, eq(contacts.athlete_id, athletes.id))
    .where(and(isMeant, isNull(users.deleted_at), isLookedAfterBy(db, actor)))

/** The athlete, if this person looks after them. */
export const findLookedAfter = async (db: Db, actor: Actor, athleteUserId: string) => {
  const [found] = await selectLookedAfter(db, actor, eq(athletes.user_id, athleteUserId))
  return found ?? null
}

export type CenterAthlete = NonNullable<Awaited<ReturnType<typeof findLookedAfter>>>

/** The reverse: everyone who looks after this athlete's recruiting, without deleted users. */
export const findThoseLookingAfter = async (db: Db, athleteUserId: string): Promise<string[]> => {
  const parents = db
    .select({ id: guardians.parent_id })
    .from(guardians)
    .where(eq(guardians.athlete_user_id, athleteUserId))
  const successCoach = db
    .select({ id: rosterClaims.success_coach_id })
    .from(rosterClaims)
    .where(eq(rosterClaims.athlete_user_id, athleteUserId))
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isNull(users.deleted_at),
        or(eq(users.id, athleteUserId), inArray(users.id, parents), inArray(users.id, successCoach)),
      ),
    )
  return found.map(({ id }) => id)
}

/** Everyone this person looks after. */
export const findAllLookedAfter = (db: Db, actor: Actor): Promise<CenterAthlete[]> =>
  selectLookedAfter(db, actor, undefined)

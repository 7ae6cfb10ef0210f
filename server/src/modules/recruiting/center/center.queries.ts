import type { Actor, UserType } from '@fieldhouse/contract/guards'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { type OrGiven, oncePerDatabase, oncePerKind } from '../../../platform/database/prepared-statements.ts'
import { places } from '../../../platform/places/places.tables.ts'
import { accessTo, athletesOf, guardians, users } from '../../accounts/index.ts'
import { catalogVersion, teamOfCoach } from '../../colleges/index.ts'
import { athletes, contacts } from '../../profiles/index.ts'
import { isInCareOf, rosterClaims } from '../../roster/index.ts'
import { centers } from '../recruiting.tables.ts'
import { hasSeenGuide } from './guides.queries.ts'

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

export type KeptList = 'favorites' | 'recently-viewed' | 'recently-contacted'

/** The lengths of these lists. */
export type KeptCounts = Readonly<Record<KeptList, number>>

const notCounted = sql<KeptCounts | null>`null::json`

/** Its placeholders are `viewer_id` and `now`. */
const selectCenters = (db: Db, type: UserType, isMeant?: SQL, counts = notCounted) => {
  const viewerId = sql.placeholder('viewer_id')
  return db
    .select({
      athlete: {
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
        center: accessTo(athletes.user_id, 'recruiting-center', sql.placeholder('now')),
      },
      filters: centers.filters,
      catalog_version: catalogVersion,
      is_guide_shown: hasSeenGuide(viewerId),
      counts,
    })
    .from(athletes)
    .innerJoin(users, eq(users.id, athletes.user_id))
    .leftJoin(contacts, eq(contacts.athlete_id, athletes.id))
    .leftJoin(centers, eq(centers.user_id, athletes.user_id))
    .where(and(isMeant, isNull(users.deleted_at), isLookedAfterBy(db, { type, id: viewerId })))
}

/** Every call of a center begins with this, so it is prepared. */
const createCenterFinder = (name: string, counts?: SQL<KeptCounts | null>) => {
  const centerFor = oncePerKind((db, type: UserType) => {
    const isMeant = eq(athletes.user_id, sql.placeholder('athlete_user_id'))
    return selectCenters(db, type, isMeant, counts).prepare(`recruiting_${name}_for_${type}`)
  })
  return async (db: Db, { id, type }: Actor, athleteUserId: string) => {
    const given = { athlete_user_id: athleteUserId, viewer_id: id, now: clock.now() }
    return (await centerFor(db, type).execute(given))[0] ?? null
  }
}

/** The athlete with the state of their center, if this person looks after them. */
export const findCenterFor = createCenterFinder('center')

/** Like `findCenterFor`, with the lengths of the athlete's lists. */
export const createCountedCenterFinder = (counts: SQL<KeptCounts | null>) =>
  createCenterFinder('counted_center', counts)

type CenterRow = NonNullable<Awaited<ReturnType<typeof findCenterFor>>>

export type CenterAthlete = CenterRow['athlete']

/** The athlete, if this person looks after them. */
export const findLookedAfter = async (
  db: Db,
  actor: Actor,
  athleteUserId: string,
): Promise<CenterAthlete | null> => (await findCenterFor(db, actor, athleteUserId))?.athlete ?? null

const centersFor = oncePerKind((db, type: UserType) =>
  selectCenters(db, type).prepare(`recruiting_centers_for_${type}`),
)

/** Everyone this person looks after. */
export const findAllLookedAfter = async (db: Db, { id, type }: Actor): Promise<CenterAthlete[]> =>
  (await centersFor(db, type).execute({ viewer_id: id, now: clock.now() })).map(({ athlete }) => athlete)

const coachCenterIn = oncePerDatabase((db) => {
  const coachId = sql.placeholder('coach_id')
  return db
    .select({
      filters: centers.filters,
      team: teamOfCoach(coachId),
      is_guide_shown: hasSeenGuide(coachId),
    })
    .from(users)
    .leftJoin(centers, eq(centers.user_id, users.id))
    .where(eq(users.id, coachId))
    .prepare('recruiting_coach_center')
})

/** The state of a coach's own center. */
export const findCoachCenter = async (db: Db, coachId: string) => {
  const [found] = await coachCenterIn(db).execute({ coach_id: coachId })
  return {
    filters: found?.filters ?? null,
    team: found?.team ?? null,
    is_guide_shown: found?.is_guide_shown ?? false,
  }
}

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
        // As one array, so they are looked up by id instead of scanned.
        sql`${users.id} = any(array(${parents} union all ${successCoach} union all select ${athleteUserId}::uuid))`,
      ),
    )
  return found.map(({ id }) => id)
}

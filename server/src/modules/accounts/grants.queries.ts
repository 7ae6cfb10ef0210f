import type { Entitlement } from '@fieldhouse/contract/guards'
import { and, type Column, eq, gt, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import type { OrGiven } from '../../platform/database/prepared-statements.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { type FeatureAccess, featureAccess } from './accounts.policy.ts'
import { entitlementGrants, users } from './accounts.tables.ts'
import { shownName } from './shown-name.queries.ts'

const moment = (now: OrGiven<Date>): SQL => sql`${now instanceof Date ? now.toISOString() : now}::timestamptz`

const isRunningFor = (
  athleteUserId: Column | string,
  what: Entitlement | undefined,
  given: OrGiven<Date>,
): SQL => {
  const now = moment(given)
  return sql`${entitlementGrants.user_id} = ${athleteUserId}
    ${what ? sql`and ${entitlementGrants.what} = ${what}` : sql``}
    and ${entitlementGrants.from_at} <= ${now}
    and (${entitlementGrants.until_at} is null or ${entitlementGrants.until_at} > ${now})`
}

/**
 * Whether the athlete's own package includes it now. Without a name, whether there is any package. It applies to the
 * whole family.
 */
export const isGranted = (
  athleteUserId: Column | string,
  what?: Entitlement,
  now: OrGiven<Date> = clock.now(),
): SQL<boolean> =>
  sql<boolean>`exists(select 1 from ${entitlementGrants} where ${isRunningFor(athleteUserId, what, now)})`

/** Since when the athlete's package has included it. Null if it does not now. */
export const grantedSince = (
  athleteUserId: Column | string,
  what: Entitlement,
  now: OrGiven<Date> = clock.now(),
): SQL<Date | null> =>
  sql`(select min(${entitlementGrants.from_at}) from ${entitlementGrants}
    where ${isRunningFor(athleteUserId, what, now)})`.mapWith(entitlementGrants.from_at)

export type LastUntil = Date | 'open-ended' | null

/** The latest end in milliseconds: 0 if there never was a grant, infinite if one has no end. */
const readLastUntil = (milliseconds: number): LastUntil => {
  if (milliseconds === 0) return null
  return Number.isFinite(milliseconds) ? new Date(milliseconds) : 'open-ended'
}

/** When the athlete's family has a feature for the last time, as far as is known. Null if it never had it. */
export const lastUntil = (
  athleteUserId: Column | string,
  what: Entitlement,
  now: OrGiven<Date> = clock.now(),
): SQL<LastUntil> =>
  sql`(select coalesce(
      extract(epoch from max(coalesce(${entitlementGrants.until_at}, 'infinity'::timestamptz)))::float8 * 1000, 0)
    from ${entitlementGrants}
    where ${entitlementGrants.user_id} = ${athleteUserId}
      and ${entitlementGrants.what} = ${what}
      and ${entitlementGrants.from_at} <= ${moment(now)})`.mapWith((found) => readLastUntil(Number(found)))

/**
 * What the athlete's family has of a feature: it never had it, has it, or had it until a moment. It counts packages and
 * grants by admins alike. A prepared statement outlives the moment it was built in, so the answer is compared with the
 * clock.
 */
export const accessTo = (
  athleteUserId: Column | string,
  what: Entitlement,
  now?: OrGiven<Date>,
): SQL<FeatureAccess> =>
  lastUntil(athleteUserId, what, now).mapWith((found) =>
    featureAccess(readLastUntil(Number(found)), clock.now()),
  )

const isRunningGrant = () =>
  or(isNull(entitlementGrants.until_at), gt(entitlementGrants.until_at, clock.now()))

/**
 * What the athlete's package opens from now on, and until when. Null is without an end. What an earlier package opened
 * and this one does not ends now. Grants by admins stay.
 */
export const savePackageGrants = async (
  tx: Db,
  athleteUserId: string,
  opened: readonly Entitlement[],
  until_at: Date | null,
): Promise<void> => {
  const now = clock.now()
  const isOwn = and(
    eq(entitlementGrants.user_id, athleteUserId),
    eq(entitlementGrants.source, 'package'),
    isRunningGrant(),
  )
  const running = await tx.select().from(entitlementGrants).where(isOwn).for('update')
  const isMeant = (what: Entitlement) => opened.includes(what)
  const over = running.filter(({ what }) => !isMeant(what)).map(({ id }) => id)
  const going = running.filter(({ what }) => isMeant(what)).map(({ id }) => id)
  if (over.length > 0)
    await tx.update(entitlementGrants).set({ until_at: now }).where(inArray(entitlementGrants.id, over))
  if (going.length > 0)
    await tx.update(entitlementGrants).set({ until_at }).where(inArray(entitlementGrants.id, going))
  const added = opened.filter((what) => running.every((grant) => grant.what !== what))
  if (added.length > 0)
    await tx.insert(entitlementGrants).values(
      added.map((what) => ({
        id: uuidv7(),
        user_id: athleteUserId,
        what,
        from_at: now,
        until_at,
        source: 'package' as const,
        created_at: now,
      })),
    )
}

/** What these athletes may use or could use once, with the reason. What runs comes first. */
export const findGrantsOf = (db: Db, athleteUserIds: SQLWrapper) =>
  db
    .select({
      id: entitlementGrants.id,
      what: entitlementGrants.what,
      athlete_user_id: entitlementGrants.user_id,
      athlete_name: shownName(users),
      from_at: entitlementGrants.from_at,
      until_at: entitlementGrants.until_at,
      source: entitlementGrants.source,
    })
    .from(entitlementGrants)
    .innerJoin(users, eq(users.id, entitlementGrants.user_id))
    .where(sql`${entitlementGrants.user_id} = any(array(${athleteUserIds}))`)
    .orderBy(
      sql`${entitlementGrants.until_at} desc nulls first`,
      entitlementGrants.what,
      entitlementGrants.id,
    )

export const lockGrant = async (tx: Db, athleteUserId: string, id: string) => {
  const [grant] = await tx
    .select()
    .from(entitlementGrants)
    .where(and(eq(entitlementGrants.id, id), eq(entitlementGrants.user_id, athleteUserId)))
    .for('update')
  return grant ?? null
}

export const endGrantAt = async (tx: Db, id: string, until_at: Date): Promise<void> => {
  await tx.update(entitlementGrants).set({ until_at }).where(eq(entitlementGrants.id, id))
}

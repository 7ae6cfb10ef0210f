import type { MetricType } from '@fieldhouse/contract/accounts.metric-type'
import type { Entitlement } from '@fieldhouse/contract/guards'
import { and, eq, gt, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import type { KnownSession } from '../../platform/http/identify.ts'
import { sessions } from '../../platform/sessions/sessions.tables.ts'
import { hashToken, noteUse, useKnownMilliseconds } from '../../platform/sessions/sessions.ts'
import { staffTypes } from './accounts.policy.ts'
import { entitlementGrants, guardians, users } from './accounts.tables.ts'
import { isParentOf } from './guardians.queries.ts'

/** Facts for guards that other modules know, as parts of the one query. */
export interface ActorFacts {
  readonly has_promo_code: SQL<boolean>
  readonly has_roster: SQL<boolean>
  readonly is_verified_coach: SQL<boolean>
}

const impersonators = alias(users, 'impersonators')

/** The grants of an athlete are also the parents'. */
const isOwnGrant = sql`(${entitlementGrants.user_id} = ${users.id} or ${entitlementGrants.user_id} in (
      select ${guardians.athlete_user_id} from ${guardians} where ${guardians.parent_id} = ${users.id}
    ))
    and ${entitlementGrants.from_at} <= ${sql.placeholder('now')}`

/** Features that are open to an athlete are open to the athlete's parents. */
const access = sql<Entitlement[]>`array(
  select distinct ${entitlementGrants.what} from ${entitlementGrants}
  where ${isOwnGrant}
    and (${entitlementGrants.until_at} is null or ${entitlementGrants.until_at} > ${sql.placeholder('now')})
  order by 1)`

/** Features that were open to an athlete of theirs, and are not anymore. */
const ended = sql<Entitlement[]>`array(
  select distinct over.what from (
    select ${entitlementGrants.what} as what from ${entitlementGrants}
    where ${isOwnGrant}
    group by ${entitlementGrants.user_id}, ${entitlementGrants.what}
    having max(coalesce(${entitlementGrants.until_at}, 'infinity'::timestamptz)) <= ${sql.placeholder('now')}
  ) as over
  order by 1)`

/** A person who acts as another must still be an admin, and the other must not be staff. */
const mayStillAct = or(
  isNull(sessions.impersonator_id),
  and(
    eq(impersonators.type, 'admin'),
    isNull(impersonators.deleted_at),
    notInArray(users.type, [...staffTypes]),
  ),
)

/** ADM-01: the person was here just now. */
const noteSeen = async (db: Db, userId: string): Promise<void> => {
  await db.update(users).set({ last_seen_at: clock.now() }).where(eq(users.id, userId))
}

/** Records the use of sessions, or the visits of people, now and then, without making anyone wait. */
const useNotes = (db: Db, write: typeof noteUse) => {
  const underWay = new Set<string>()
  return (id: string, last: Date | null) => {
    const isKnown = last !== null && clock.now().getTime() - last.getTime() < useKnownMilliseconds
    if (isKnown || underWay.has(id)) return
    underWay.add(id)
    write(db, id)
      // Nothing is lost: the next request tries again.
      .catch(() => {})
      // An earlier request may get its answer only now.
      .finally(() => setTimeout(() => underWay.delete(id), 1000).unref())
  }
}

/** The person behind a token. Every signed-in request needs this, so it is one query, prepared once per database. */
export const sessionLookup = (db: Db, facts: ActorFacts) => {
  const query = db
    .select({
      session_id: sessions.id,
      last_used_at: sessions.last_used_at,
      last_seen_at: users.last_seen_at,
      id: users.id,
      type: users.type,
      is_super_admin: users.is_super_admin,
      impersonator_id: sessions.impersonator_id,
      access,
      ended,
      ...facts,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .leftJoin(impersonators, eq(impersonators.id, sessions.impersonator_id))
    .where(
      and(
        eq(sessions.token_hash, sql.placeholder('token_hash')),
        gt(sessions.expires_at, sql.placeholder('now')),
        isNull(users.deleted_at),
        mayStillAct,
      ),
    )
    .prepare('session_by_token')
  const note = useNotes(db, noteUse)
  const notePerson = useNotes(db, noteSeen)
  return async (token: string): Promise<KnownSession | null> => {
    const [found] = await query.execute({ token_hash: hashToken(token), now: clock.now() })
    if (!found) return null
    const { session_id, last_used_at, last_seen_at, ...actor } = found
    note(session_id, last_used_at)
    if (actor.impersonator_id === null) notePerson(actor.id, last_seen_at)
    return { id: session_id, actor }
  }
}

export const findUser = async (db: Db, id: string) => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
  return user ?? null
}

/** With whether that person is the viewer's child. */
export const findAccount = async (db: Db, id: string, viewerId: string) => {
  const [found] = await db
    .select({
      id: users.id,
      type: users.type,
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
      gender: users.gender,
      phone: users.phone,
      photo: users.photo,
      is_child: isParentOf(viewerId, users.id),
    })
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deleted_at)))
  return found ?? null
}

export const findChildren = (db: Db, parentId: string) =>
  db
    .select({ user_id: users.id, first_name: users.first_name, last_name: users.last_name })
    .from(guardians)
    .innerJoin(users, and(eq(users.id, guardians.athlete_user_id), isNull(users.deleted_at)))
    .where(eq(guardians.parent_id, parentId))
    .orderBy(guardians.created_at, users.id)

interface NewSuperAdmin {
  email: string
  first_name: string
  last_name: string
  password_hash: string
}

/** False if the address is taken. */
export const insertSuperAdmin = async (db: Db, admin: NewSuperAdmin): Promise<boolean> => {
  const now = clock.now()
  const created = await db
    .insert(users)
    .values({
      ...admin,
      id: uuidv7(),
      type: 'admin',
      is_super_admin: true,
      email_verified_at: now,
      created_at: now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return created.length > 0
}

export const updateMetricType = async (db: Db, id: string, metric_type: MetricType | null): Promise<void> => {
  await db.update(users).set({ metric_type }).where(eq(users.id, id))
}

export const updatePhone = async (db: Db, id: string, phone: string | null): Promise<void> => {
  await db.update(users).set({ phone }).where(eq(users.id, id))
}

export const findUserByEmail = async (db: Db, email: string) => {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deleted_at)))
  return user ?? null
}

/** Also by a person who deleted the account, because the address may come back with them. */
export const isMailTaken = async (db: Db, email: string): Promise<boolean> => {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return found.length > 0
}

/** Waits for changes to the users that a query reads, and locks them until the transaction ends. */
export const holdUsers = <Rows>(query: { for(strength: 'share', of: { of: typeof users }): Rows }): Rows =>
  query.for('share', { of: users })

import { and, eq, gt, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { clock } from '../../platform/clock.ts'
import { coalesceReads } from '../../platform/coalesce-reads.ts'
import type { Db } from '../../platform/database/database.ts'
import type { KnownSession } from '../../platform/http/identify.ts'
import { sessions } from '../../platform/sessions/sessions.tables.ts'
import { hashToken, noteUse, useKnownMilliseconds } from '../../platform/sessions/sessions.ts'
import { type FamilyGrant, familyFeatures, staffTypes } from './accounts.policy.ts'
import { entitlementGrants, guardians, users } from './accounts.tables.ts'

/** Facts for guards that other modules know, as parts of the one query. */
export interface ActorFacts {
  readonly has_promo_code: SQL<boolean>
  readonly has_roster: SQL<boolean>
  readonly is_verified_coach: SQL<boolean>
}

const impersonators = alias(users, 'impersonators')

/**
 * The grants of the family that have begun. Those of an athlete are also the parents'. The ids are one array, so PostgreSQL
 * finds them by index.
 */
const familyGrants = sql<FamilyGrant[] | null>`(
  select json_agg(json_build_array(${entitlementGrants.user_id}, ${entitlementGrants.what},
    ${entitlementGrants.until_at} is null or ${entitlementGrants.until_at} > ${sql.placeholder('now')}))
  from ${entitlementGrants}
  where ${entitlementGrants.user_id} = any(array(
      select ${users.id} union all
      select ${guardians.athlete_user_id} from ${guardians} where ${guardians.parent_id} = ${users.id}))
    and ${entitlementGrants.from_at} <= ${sql.placeholder('now')})`

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
      grants: familyGrants,
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
  const find = async (token: string): Promise<KnownSession | null> => {
    const [found] = await query.execute({ token_hash: hashToken(token), now: clock.now() })
    if (!found) return null
    const { session_id, last_used_at, last_seen_at, grants, ...person } = found
    note(session_id, last_used_at)
    if (person.impersonator_id === null) notePerson(person.id, last_seen_at)
    return { id: session_id, actor: { ...person, ...familyFeatures(grants ?? []) } }
  }
  // A page sends several calls at once. None of them gets an answer from before it asked.
  return coalesceReads(find)
}

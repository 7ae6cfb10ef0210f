import { and, eq, gt, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import { clock } from '../../platform/clock.ts'
import { coalesceReads } from '../../platform/coalesce-reads.ts'
import type { Db } from '../../platform/database/database.ts'
import { oncePerKind } from '../../platform/database/prepared-statements.ts'
import { fieldsAsJson } from '../../platform/database/row-as-json.ts'
import type { KnownSession } from '../../platform/http/identify.ts'
import { sessions } from '../../platform/sessions/sessions.tables.ts'
import { hashToken, noteUse, useKnownMilliseconds } from '../../platform/sessions/sessions.ts'
import { familyFeatures, staffTypes } from './accounts.policy.ts'
import { users } from './accounts.tables.ts'
import {
  type ActorFacts,
  factsOfAnyKind,
  factsOfKind,
  isOfKind,
  kindOf,
  type PersonKind,
} from './person-kinds.queries.ts'
import { type FoundViewer, presentUser, type ViewerReads } from './show-user.ts'
import { viewerColumns } from './viewer.queries.ts'

const impersonators = alias(users, 'impersonators')

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

const person = {
  session_id: sessions.id,
  last_used_at: sessions.last_used_at,
  last_seen_at: users.last_seen_at,
  id: users.id,
  type: users.type,
  is_super_admin: users.is_super_admin,
  impersonator_id: sessions.impersonator_id,
}

const isSignedIn = and(
  eq(sessions.token_hash, sql.placeholder('token_hash')),
  gt(sessions.expires_at, sql.placeholder('now')),
  isNull(users.deleted_at),
)

const isPerson = eq(users.id, sessions.user_id)

type FoundSession = Awaited<ReturnType<ReturnType<typeof prepareForAnyone>['execute']>>[number] &
  Partial<FoundViewer>

/** Finds the session and its person, of any kind. */
const prepareForAnyone = (db: Db, facts: ActorFacts) =>
  db
    .select({ person: fieldsAsJson({ ...person, ...factsOfAnyKind(facts) }) })
    .from(sessions)
    .innerJoin(users, isPerson)
    .leftJoin(impersonators, eq(impersonators.id, sessions.impersonator_id))
    .where(and(isSignedIn, mayStillAct))
    .prepare('session_by_token')

/** The same for one kind of person, and not while an admin acts as them. It reads fewer tables and takes half the time. */
const prepareForKind = (db: Db, kind: PersonKind, facts: ActorFacts, viewer: Record<string, SQL> | null) =>
  db
    .select({
      person: fieldsAsJson({ ...person, ...factsOfKind(kind, facts) }),
      ...(viewer && viewerColumns(viewer)),
    })
    .from(sessions)
    .innerJoin(users, isPerson)
    .where(and(isSignedIn, isNull(sessions.impersonator_id), isOfKind[kind]))
    .prepare(`session_of_${kind}${viewer ? '_with_viewer' : ''}`)

const mostCachedKinds = 50_000

/**
 * Finds the person behind a token. Every signed-in request needs this, so it is one prepared statement. A node caches
 * which kind of person a session belongs to, and nothing else about it, and sends the statement for that kind. If it finds
 * nobody, the statement for any kind is sent. With `wantsUser`, the answer of `GET /api/user` is read as well.
 */
export const sessionLookup = (db: Db, facts: ActorFacts, viewer: ViewerReads) => {
  const forAnyone = prepareForAnyone(db, facts)
  const forKind = oncePerKind((of, kind: PersonKind) => prepareForKind(of, kind, facts, null))
  const forKindWithUser = oncePerKind((of, kind: PersonKind) =>
    prepareForKind(of, kind, facts, viewer.parts[kind]),
  )
  const kindsBySession = new LRUCache<string, PersonKind>({ max: mostCachedKinds })
  const note = useNotes(db, noteUse)
  const notePerson = useNotes(db, noteSeen)

  const readSession = async (
    token_hash: Buffer,
    now: Date,
    wantsUser: boolean,
  ): Promise<FoundSession | undefined> => {
    const key = token_hash.toString('latin1')
    const kind = kindsBySession.get(key)
    const statement = kind && (wantsUser ? forKindWithUser : forKind)(db, kind)
    const [ofKind] = statement ? await statement.execute({ token_hash, now }) : []
    if (ofKind) return ofKind
    kindsBySession.delete(key)
    const [found] = await forAnyone.execute({ token_hash, now })
    if (found?.person.impersonator_id === null) kindsBySession.set(key, kindOf(found.person.type))
    return found
  }

  const find = async (token: string, wantsUser: boolean): Promise<KnownSession | null> => {
    const now = clock.now()
    const found = await readSession(hashToken(token), now, wantsUser)
    if (!found) return null
    const { session_id, last_used_at, last_seen_at, grants, ...identity } = found.person
    const { account, facts: viewerFacts } = found
    note(session_id, last_used_at)
    if (identity.impersonator_id === null) notePerson(identity.id, last_seen_at)
    const actor = { ...identity, ...familyFeatures(grants ?? [], now) }
    const user =
      account && viewerFacts
        ? presentUser(actor, { account, grants, facts: viewerFacts }, { ...viewer, now })
        : null
    return { id: session_id, actor, user }
  }

  // A page sends several calls at once. None of them gets an answer from before it asked.
  const findWithoutUser = coalesceReads((token) => find(token, false))
  const findWithUser = coalesceReads((token) => find(token, true))
  return (token: string, wantsUser = false) => (wantsUser ? findWithUser : findWithoutUser)(token)
}

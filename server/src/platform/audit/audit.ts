import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '@fieldhouse/contract/guards'
import { clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { uuidv7 } from '../database/uuid.ts'
import type { Caller } from '../http/bind.ts'
import { type AuditValues, auditEntries } from './audit.tables.ts'

interface Entry {
  action: string
  /** The user it was done to. */
  userId: string | null
  /** What it was done to, if that is not a user. As in “Package Starter Elite”. */
  subject?: string
  /** The fields that changed, and only those. */
  before?: AuditValues
  after?: AuditValues
  /** What else explains it. */
  details?: Record<string, unknown>
}

type By = Pick<Caller, 'actor' | 'address'>

type Changed = Required<Pick<Entry, 'before' | 'after'>>

/** The actors of requests that have an entry. Each request has its own actor. */
const recorded = new WeakSet<Actor>()

/** Whether the request of this actor has an entry. */
export const hasRecord = ({ actor }: By): boolean => actor !== null && recorded.has(actor)

/** What the requests of these actors changed. */
const noted = new WeakMap<Actor, Changed>()

/** For a use case that many calls share: what it changed is in the entry of the call, which has the words for it. */
export const noteChange = (actor: Actor, changed: Changed): void => void noted.set(actor, changed)

export const notedChange = ({ actor }: By): Changed | null => (actor && noted.get(actor)) ?? null

/** Records who did what to whom. An admin is recorded under their own name, also while acting as another user. */
export const record = async (
  db: Db,
  by: By,
  { action, userId, subject, before, after, details = {} }: Entry,
): Promise<void> => {
  const { actor, address } = by
  const impersonator = actor?.impersonator_id ?? null
  await db.insert(auditEntries).values({
    id: uuidv7(),
    at: clock.now(),
    actor_id: impersonator ?? actor?.id ?? null,
    acting_as_id: impersonator ? (actor?.id ?? null) : null,
    action,
    user_id: userId,
    subject,
    before,
    after,
    details,
    address,
  })
  if (actor) recorded.add(actor)
}

interface EndedSession {
  id: string
  user_id: string
  impersonator_id: string | null
  /** The time, if it was not just now. */
  ended_at?: Date
}

/** ACC-15: an admin has stopped acting as a user, for any reason. People's own sessions are skipped. */
export const recordActingEnds = async (db: Db, ended: readonly EndedSession[]): Promise<void> => {
  const entries = ended
    .filter(({ impersonator_id }) => impersonator_id !== null)
    .map(({ id, user_id, impersonator_id, ended_at = clock.now() }) => ({
      id: uuidv7(),
      at: ended_at,
      actor_id: impersonator_id,
      acting_as_id: user_id,
      action: 'impersonation.ended',
      user_id,
      details: { session_id: id },
    }))
  if (entries.length > 0) await db.insert(auditEntries).values(entries)
}

/** The fields that differ, before and after. Null if nothing changed. */
export const changedFields = <Values extends AuditValues>(
  before: Values,
  after: Values,
): { before: Partial<Values>; after: Partial<Values> } | null => {
  const changed = Object.keys(after).filter((name) => !isDeepStrictEqual(before[name], after[name]))
  const only = (values: Values) =>
    Object.fromEntries(changed.map((name) => [name, values[name]])) as Partial<Values>
  return changed.length > 0 ? { before: only(before), after: only(after) } : null
}

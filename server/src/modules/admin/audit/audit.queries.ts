import type { AuditKind } from '@fieldhouse/contract/admin.audit'
import { and, desc, eq, inArray, isNotNull, isNull, like, not, or, type SQL, sql } from 'drizzle-orm'
import { auditEntries, entryWords } from '../../../platform/audit/audit.tables.ts'
import type { Db } from '../../../platform/database/database.ts'
import { readOnlyAs } from '../../../platform/database/read-only.ts'
import type { Moments } from '../../../platform/days/asked-days.ts'
import { hasWords, nameForStaff, users } from '../../accounts/index.ts'
import { actionsSaying, kindPrefixes } from './audit-labels.ts'

const actors = readOnlyAs(users, 'actors')
const actedAs = readOnlyAs(users, 'acted_as')

const columns = {
  id: auditEntries.id,
  at: auditEntries.at,
  action: auditEntries.action,
  actor: { id: actors.id, name: nameForStaff(actors) },
  acting_as: { id: actedAs.id, name: nameForStaff(actedAs) },
  user: { id: users.id, name: nameForStaff(users) },
  actor_id: auditEntries.actor_id,
  acting_as_id: auditEntries.acting_as_id,
  user_id: auditEntries.user_id,
  is_user_erased: sql<boolean>`${users.erased_at} is not null`,
  subject: auditEntries.subject,
  before: auditEntries.before,
  after: auditEntries.after,
  details: auditEntries.details,
  address: auditEntries.address,
}

const selectEntries = (db: Db) =>
  db
    .select(columns)
    .from(auditEntries)
    .leftJoin(actors, eq(actors.id, auditEntries.actor_id))
    .leftJoin(actedAs, eq(actedAs.id, auditEntries.acting_as_id))
    .leftJoin(users, eq(users.id, auditEntries.user_id))

export type StoredEntry = Awaited<ReturnType<typeof selectEntries>>[number]

/** By id. Ids of other things are not in it. */
export const findNamesOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ id: users.id, name: nameForStaff(users) })
    .from(users)
    .where(inArray(users.id, [...ids]))
  return new Map(found.map(({ id, name }) => [id, name]))
}

export interface AuditFilter extends Moments {
  readonly kind?: AuditKind | undefined
  readonly actorId?: string | undefined
  readonly userId?: string | undefined
  readonly searched?: SearchedText | undefined
}

/** A typed text, and the people it names. */
interface SearchedText {
  readonly text: string
  readonly people: readonly string[] | null
}

const prefix = sql`split_part(${auditEntries.action}, '.', 1)`
const isActing = or(isNotNull(auditEntries.acting_as_id), eq(prefix, 'impersonation'))
const isDownload = or(like(auditEntries.action, '%.downloaded'), like(auditEntries.action, 'GET %'))
const knownPrefixes = ['impersonation', ...Object.values(kindPrefixes).flat()]

/** Every entry is of at least one kind, also one of an action that no kind names. */
const isOfKind = (kind: AuditKind): SQL | undefined => {
  const prefixes = kindPrefixes[kind]
  if (prefixes) return inArray(prefix, [...prefixes])
  if (kind === 'acting') return isActing
  if (kind === 'downloads') return isDownload
  return and(not(inArray(prefix, knownPrefixes)), isNull(auditEntries.acting_as_id), not(isDownload as SQL))
}

/** Names that many people have are compared with each entry. They are found soon, because they are frequent. */
const mostPeople = 200

/** The people whose name or address has the text. Null if there are too many to name. */
export const findPeopleSaying = async (db: Db, q: string): Promise<string[] | null> => {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(hasWords(q))
    .limit(mostPeople + 1)
  return found.length > mostPeople ? null : found.map(({ id }) => id)
}

const isByName = (q: string): SQL =>
  sql`strpos(lower(concat_ws(' ', ${nameForStaff(actors)}, ${nameForStaff(actedAs)}, ${nameForStaff(users)}, ${users.email})), lower(${q})) > 0`

const isAnyOf = (ids: readonly string[]): SQL | undefined =>
  ids.length > 0
    ? or(
        inArray(auditEntries.actor_id, [...ids]),
        inArray(auditEntries.acting_as_id, [...ids]),
        inArray(auditEntries.user_id, [...ids]),
      )
    : undefined

/** Not a pattern: the typed text is found as it is, in names, addresses, values, and the words of actions. */
const isFoundBy = ({ text, people }: SearchedText): SQL | undefined => {
  const actions = actionsSaying(text)
  return or(
    sql`${entryWords} like lower(${`%${text.replace(/[\\%_]/g, '\\$&')}%`})`,
    people ? isAnyOf(people) : isByName(text),
    actions.length > 0 ? inArray(auditEntries.action, actions) : undefined,
  )
}

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`

const isMeant = ({ kind, actorId, userId, searched, start, end }: AuditFilter): SQL | undefined =>
  and(
    kind ? isOfKind(kind) : undefined,
    actorId ? eq(auditEntries.actor_id, actorId) : undefined,
    userId ? eq(auditEntries.user_id, userId) : undefined,
    start ? sql`${auditEntries.at} >= ${moment(start)}` : undefined,
    end ? sql`${auditEntries.at} < ${moment(end)}` : undefined,
    searched ? isFoundBy(searched) : undefined,
  )

/** The place of an entry in the order of the log. */
export type EntryPlace = Pick<StoredEntry, 'at' | 'id'>

const isOlderThan = (place: EntryPlace | null): SQL | undefined =>
  place ? sql`(${auditEntries.at}, ${auditEntries.id}) < (${moment(place.at)}, ${place.id}::uuid)` : undefined

interface Part {
  /** Only what is older. Null begins with the newest. */
  readonly after: EntryPlace | null
  readonly limit: number
  readonly offset?: number
}

/** Newest first. */
export const findEntries = (
  db: Db,
  filter: AuditFilter,
  { after, limit, offset = 0 }: Part,
): Promise<StoredEntry[]> =>
  selectEntries(db)
    .where(and(isMeant(filter), isOlderThan(after)))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit)
    .offset(offset)

/** All of them, however many. Only an export waits for that. */
export const countAllEntries = (db: Db, filter: AuditFilter): Promise<number> =>
  db.$count(selectEntries(db).where(isMeant(filter)).as('counted'))

/** How many there are, as far as the limit. A log without end is never counted to its end. */
export const countEntries = async (
  db: Db,
  filter: AuditFilter,
  { after, limit }: Omit<Part, 'offset'>,
): Promise<number> => {
  const counted = selectEntries(db)
    .where(and(isMeant(filter), isOlderThan(after)))
    .limit(limit)
    .as('counted')
  const [found] = await db.select({ total: sql`count(*)`.mapWith(Number) }).from(counted)
  return found?.total ?? 0
}

import type { AuditKind } from '@fieldhouse/contract/admin.audit'
import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  like,
  not,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { auditEntries, entryWords } from '../../../platform/audit/audit.tables.ts'
import type { Db } from '../../../platform/database/database.ts'
import { plannedEachTime } from '../../../platform/database/planning.ts'
import { isOneOf, type OrGiven, oncePerKind } from '../../../platform/database/prepared-statements.ts'
import { readOnlyAs } from '../../../platform/database/read-only.ts'
import type { Moments } from '../../../platform/days/asked-days.ts'
import { givenWords, hasGivenWords, nameForStaff, users } from '../../accounts/index.ts'
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

const peopleIn = oncePerKind((db, wordCount: number) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(hasGivenWords(wordCount))
    .limit(mostPeople + 1)
    .prepare(plannedEachTime),
)

/** The people whose name or address has the text. Null if there are too many to name. */
export const findPeopleSaying = async (db: Db, q: string): Promise<string[] | null> => {
  const words = givenWords(q)
  const found = await peopleIn(db, Object.keys(words).length).execute(words)
  return found.length > mostPeople ? null : found.map(({ id }) => id)
}

const isByName = (text: OrGiven<string>): SQL =>
  sql`strpos(lower(concat_ws(' ', ${nameForStaff(actors)}, ${nameForStaff(actedAs)}, ${nameForStaff(users)}, ${users.email})), lower(${text})) > 0`

const isAnyOf = (ids: Placeholder): SQL | undefined =>
  or(
    isOneOf(auditEntries.actor_id, ids),
    isOneOf(auditEntries.acting_as_id, ids),
    isOneOf(auditEntries.user_id, ids),
  )

/** The place of an entry in the order of the log. */
export type EntryPlace = Pick<StoredEntry, 'at' | 'id'>

const some = <Value>(list: readonly Value[]) => (list.length > 0 ? list : undefined)

/** The values that entries are compared with. Conditions for undefined values are left out of the statement. */
const valuesOf = (
  { actorId, userId, searched, start, end }: AuditFilter,
  after: EntryPlace | null = null,
) => ({
  actorId,
  userId,
  start: start?.toISOString(),
  end: end?.toISOString(),
  // Not a pattern: the typed text is found as it is, in names, addresses, values, and the words of actions.
  words: searched && `%${searched.text.replace(/[\\%_]/g, '\\$&')}%`,
  people: some(searched?.people ?? []),
  name: searched?.people === null ? searched.text : undefined,
  actions: some(searched ? actionsSaying(searched.text) : []),
  afterAt: after?.at.toISOString(),
  afterId: after?.id,
})

type Values = ReturnType<typeof valuesOf>
type ValueName = keyof Values

const isMeant = (kind: AuditKind | null, names: readonly ValueName[]): SQL | undefined => {
  const when = (name: ValueName, condition: (value: Placeholder) => SQL | undefined) =>
    names.includes(name) ? condition(sql.placeholder(name)) : undefined
  return and(
    kind ? isOfKind(kind) : undefined,
    when('actorId', (id) => eq(auditEntries.actor_id, id)),
    when('userId', (id) => eq(auditEntries.user_id, id)),
    when('start', (start) => sql`${auditEntries.at} >= ${start}::timestamptz`),
    when('end', (end) => sql`${auditEntries.at} < ${end}::timestamptz`),
    when('words', (words) =>
      or(
        sql`${entryWords} like lower(${words})`,
        when('people', isAnyOf),
        when('name', isByName),
        when('actions', (actions) => sql`${auditEntries.action} = any(${actions}::text[])`),
      ),
    ),
    when(
      'afterAt',
      (at) =>
        sql`(${auditEntries.at}, ${auditEntries.id}) < (${at}::timestamptz, ${sql.placeholder('afterId')}::uuid)`,
    ),
  )
}

/** The text of the statements depends on which values a filter has. */
const entriesIn = oncePerKind((db, kind: AuditKind | null, names: readonly ValueName[]) => {
  const found = () => selectEntries(db).where(isMeant(kind, names))
  const total = sql`count(*)`.mapWith(Number)
  return {
    page: found()
      .orderBy(desc(auditEntries.at), desc(auditEntries.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(plannedEachTime),
    some: db
      .select({ total })
      .from(found().limit(sql.placeholder('limit')).as('counted'))
      .prepare(plannedEachTime),
    all: db.select({ total }).from(found().as('counted')).prepare(plannedEachTime),
  }
})

const statementsOf = (db: Db, { kind }: AuditFilter, values: Values) => {
  const names = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : (name as ValueName),
  )
  return entriesIn(db, kind ?? null, names)
}

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
): Promise<StoredEntry[]> => {
  const values = valuesOf(filter, after)
  return statementsOf(db, filter, values).page.execute({ ...values, limit, offset })
}

/** All of them, however many. Only an export waits for that. */
export const countAllEntries = async (db: Db, filter: AuditFilter): Promise<number> => {
  const values = valuesOf(filter)
  const [found] = await statementsOf(db, filter, values).all.execute(values)
  return found?.total ?? 0
}

/** How many there are, as far as the limit. A log without end is never counted to its end. */
export const countEntries = async (
  db: Db,
  filter: AuditFilter,
  { after, limit }: Omit<Part, 'offset'>,
): Promise<number> => {
  const values = valuesOf(filter, after)
  const [found] = await statementsOf(db, filter, values).some.execute({ ...values, limit })
  return found?.total ?? 0
}

import type { InboxKind, InboxSort, InboxView } from '@fieldhouse/contract/inbox'
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { readOnlyAs } from '../../platform/database/read-only.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { isParentOf, nameForStaff, users } from '../accounts/index.ts'
import { messages, reports } from '../messaging/index.ts'
import { athletes, transcriptRequests } from '../profiles/index.ts'
import { contactMessages, feedbackMessages } from '../site/index.ts'
import type { Standing } from './inbox.rules.ts'
import { inboxEntries, inboxItems } from './inbox.tables.ts'

const assignees = readOnlyAs(users, 'assignees')
const reported = readOnlyAs(users, 'reported')
const athleteUsers = readOnlyAs(users, 'athlete_users')

const columns = {
  id: inboxItems.id,
  kind: inboxItems.kind,
  state: inboxItems.state,
  version: inboxItems.version,
  created_at: inboxItems.created_at,
  assignee_id: inboxItems.assignee_id,
  assignee_name: sql<
    string | null
  >`case when ${assignees.id} is not null then ${nameForStaff(assignees)} end`,
  contact_name: contactMessages.contact_name,
  contact_email: contactMessages.contact_email,
  contact_phone: contactMessages.contact_phone,
  contact_message: contactMessages.contact_message,
  feedback_message: feedbackMessages.feedback_message,
  feedback_email: feedbackMessages.feedback_email,
  page_url: feedbackMessages.page_url,
  request_id: feedbackMessages.request_id,
  report_reason: reports.reason,
  report_note: reports.note,
  reported_name: sql<string | null>`case when ${reported.id} is not null then ${nameForStaff(reported)} end`,
  asker_name: transcriptRequests.name,
  asker_college: transcriptRequests.college,
  asker_email: transcriptRequests.email,
  asker_reason: transcriptRequests.reason,
  asker_verified_by: transcriptRequests.verified_by,
  asked_note: transcriptRequests.report_note,
  athlete_name: sql<
    string | null
  >`case when ${athleteUsers.id} is not null then ${nameForStaff(athleteUsers)} end`,
  // A search reads these columns as a subquery, where the item has the name `id`.
  person_id: sql<string | null>`${users.id}`.as('person_id'),
  person_name: sql<string | null>`case when ${users.id} is not null then ${nameForStaff(users)} end`,
  person_type: users.type,
  person_email: users.email,
  person_deleted_at: users.deleted_at,
  person_erased_at: users.erased_at,
}

const selectItems = (db: Db) =>
  db
    .select(columns)
    .from(inboxItems)
    .leftJoin(users, eq(users.id, inboxItems.user_id))
    .leftJoin(assignees, eq(assignees.id, inboxItems.assignee_id))
    .leftJoin(contactMessages, eq(contactMessages.id, inboxItems.id))
    .leftJoin(feedbackMessages, eq(feedbackMessages.id, inboxItems.id))
    .leftJoin(reports, eq(reports.id, inboxItems.id))
    .leftJoin(messages, eq(messages.id, reports.message_id))
    .leftJoin(reported, eq(reported.id, messages.sender_id))
    .leftJoin(transcriptRequests, eq(transcriptRequests.id, inboxItems.id))
    .leftJoin(athletes, eq(athletes.id, transcriptRequests.athlete_id))
    .leftJoin(athleteUsers, eq(athleteUsers.id, athletes.user_id))

export type StoredItem = Awaited<ReturnType<typeof selectItems>>[number]

export interface InboxFilter {
  readonly view: InboxView
  readonly kind?: InboxKind | undefined
  readonly q?: string | undefined
  /** The admin who asks. */
  readonly viewerId: string
}

const isOpen = inArray(inboxItems.state, ['new', 'assigned'])

const isInView = (view: InboxView, viewerId: string): SQL | undefined => {
  if (view === 'open') return isOpen
  if (view === 'mine') return and(eq(inboxItems.assignee_id, viewerId), ne(inboxItems.state, 'closed'))
  return eq(inboxItems.state, view)
}

const { contact_name, contact_email, contact_phone, contact_message } = contactMessages
const { feedback_message, feedback_email, page_url, request_id } = feedbackMessages

/** Not a pattern: the typed text is found as it is, in names, addresses, and what was written. */
const isFoundBy = (q: string): SQL =>
  sql`strpos(lower(concat_ws(' ', ${contact_name}, ${contact_email}, ${contact_phone}, ${contact_message}, ${feedback_message}, ${feedback_email}, ${page_url}, ${request_id}, ${reports.note}, ${columns.reported_name}, ${transcriptRequests.name}, ${transcriptRequests.college}, ${transcriptRequests.email}, ${transcriptRequests.report_note}, ${columns.athlete_name}, ${columns.person_name}, ${users.email})), lower(${q})) > 0`

const isMeant = ({ view, kind, q, viewerId }: InboxFilter): SQL | undefined =>
  and(isInView(view, viewerId), kind ? eq(inboxItems.kind, kind) : undefined, q ? isFoundBy(q) : undefined)

interface Part {
  readonly sort: InboxSort
  readonly limit: number
  readonly offset: number
}

/** Only a search needs what was written. */
const selectMeant = (db: Db, { q, ...filter }: InboxFilter) =>
  q
    ? selectItems(db)
        .where(isMeant({ q, ...filter }))
        .as('meant')
    : db
        .select({ id: inboxItems.id, created_at: inboxItems.created_at })
        .from(inboxItems)
        .where(isMeant(filter))
        .as('meant')

/**
 * A page, and how many there are. On a day with thousands of long messages, what was written is searched once, and only
 * the rows of the page are joined.
 */
export const findItems = async (
  db: Db,
  filter: InboxFilter,
  { sort, limit, offset }: Part,
): Promise<{ items: StoredItem[]; total: number }> => {
  const order = sort === 'newest' ? desc : asc
  const meant = selectMeant(db, filter)
  const found = await db
    .select({ id: meant.id, total: sql`count(*) over ()`.mapWith(Number) })
    .from(meant)
    .orderBy(order(meant.created_at), order(meant.id))
    .limit(limit)
    .offset(offset)
  const [first] = found
  if (!first) return { items: [], total: offset > 0 ? await db.$count(meant) : 0 }
  const ids = found.map(({ id }) => id)
  const items = await selectItems(db)
    .where(inArray(inboxItems.id, ids))
    .orderBy(order(inboxItems.created_at), order(inboxItems.id))
  return { items, total: first.total }
}

/** How many there are of each kind in each state, and how many of them are this admin's. */
export const countByKind = (db: Db, viewerId: string) =>
  db
    .select({
      kind: inboxItems.kind,
      state: inboxItems.state,
      total: sql`count(*)`.mapWith(Number),
      mine: sql`count(*) filter (where ${inboxItems.assignee_id} = ${viewerId})`.mapWith(Number),
    })
    .from(inboxItems)
    .groupBy(inboxItems.kind, inboxItems.state)

export type KindCount = Awaited<ReturnType<typeof countByKind>>[number]

export const countOpen = (db: Db): Promise<number> => db.$count(inboxItems, isOpen)

export const findItem = async (db: Db, id: string): Promise<StoredItem | null> => {
  const [found] = await selectItems(db).where(eq(inboxItems.id, id))
  return found ?? null
}

export const findAthleteByAddress = async (db: Db, email: string): Promise<string | null> => {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), eq(users.type, 'athlete')))
  return found?.id ?? null
}

/** The addresses of an athlete's parents who have an account. */
export const findParentAddresses = async (db: Db, athleteUserId: string): Promise<string[]> => {
  const found = await db
    .select({ email: users.email })
    .from(users)
    .where(and(isParentOf(users.id, athleteUserId), isNotNull(users.email), isNull(users.deleted_at)))
    .orderBy(users.id)
  return found.flatMap(({ email }) => email ?? [])
}

export const findStaff = (db: Db) =>
  db
    .select({ id: users.id, name: nameForStaff(users) })
    .from(users)
    .where(and(eq(users.type, 'admin'), isNull(users.deleted_at)))
    .orderBy(users.first_name, users.last_name, users.id)

const authors = readOnlyAs(users, 'authors')

/** Oldest first. */
export const findEntries = (db: Db, itemId: string) =>
  db
    .select({
      id: inboxEntries.id,
      at: inboxEntries.at,
      by: sql<string | null>`case when ${authors.id} is not null then ${nameForStaff(authors)} end`,
      action: inboxEntries.action,
      assignee: sql<string | null>`case when ${assignees.id} is not null then ${nameForStaff(assignees)} end`,
      text: inboxEntries.text,
      to: inboxEntries.to_addresses,
    })
    .from(inboxEntries)
    .leftJoin(authors, eq(authors.id, inboxEntries.by_id))
    .leftJoin(assignees, eq(assignees.id, inboxEntries.assignee_id))
    .where(eq(inboxEntries.item_id, itemId))
    .orderBy(asc(inboxEntries.id))

export const insertItem = async (
  tx: Db,
  item: Pick<typeof inboxItems.$inferInsert, 'id' | 'kind' | 'user_id'>,
): Promise<void> => {
  await tx.insert(inboxItems).values({ ...item, created_at: clock.now() })
}

export const lockItem = async (tx: Db, id: string) => {
  const [item] = await tx.select().from(inboxItems).where(eq(inboxItems.id, id)).for('update')
  return item ?? null
}

export type LockedItem = NonNullable<Awaited<ReturnType<typeof lockItem>>>

type NewEntry = Omit<typeof inboxEntries.$inferInsert, 'id' | 'item_id' | 'at'>

/** The next version of an item, with its line in the history. */
export const saveItem = async (
  tx: Db,
  { id, version }: Pick<LockedItem, 'id' | 'version'>,
  standing: Standing,
  entry: NewEntry,
): Promise<void> => {
  await tx
    .update(inboxItems)
    .set({ ...standing, version: version + 1 })
    .where(eq(inboxItems.id, id))
  await tx.insert(inboxEntries).values({ id: uuidv7(), item_id: id, at: clock.now(), ...entry })
}

/** The last change of an item. `by` is null if no person made it. */
export const findLastChange = async (db: Db, itemId: string) => {
  const [last] = await db
    .select({
      by: sql<string | null>`case when ${users.id} is not null then ${nameForStaff(users)} end`,
      action: inboxEntries.action,
    })
    .from(inboxEntries)
    .leftJoin(users, eq(users.id, inboxEntries.by_id))
    .where(eq(inboxEntries.item_id, itemId))
    .orderBy(desc(inboxEntries.id))
    .limit(1)
  return last ?? null
}

import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { oncePerDatabase } from '../../../platform/database/prepared-statements.ts'
import { isParentOf, users } from '../../accounts/index.ts'
import { athletes, documents, formerSlugs } from '../profiles.tables.ts'
import { findSport } from '../sport/find-sport.ts'
import { buildDocument } from './build-document.ts'
import { findParts } from './parts.queries.ts'

/** Increased when the document changes its shape. Older ones are built again when they are next read. */
export const documentFormat = 3

// A slug of five words could look like an id, but every id has digits.
const isId = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) && /\d/.test(text)

const isMeant = (slug: string) => or(eq(athletes.slug, slug), isId(slug) ? eq(athletes.id, slug) : undefined)

const head = {
  athlete_id: athletes.id,
  user_id: athletes.user_id,
  slug: athletes.slug,
  is_visible: athletes.is_visible,
  version: documents.version,
  format: documents.format,
}

const selectHeads = (db: Db) =>
  db
    .select(head)
    .from(athletes)
    .innerJoin(users, and(eq(users.id, athletes.user_id), isNull(users.deleted_at)))
    .leftJoin(documents, eq(documents.athlete_id, athletes.id))

/** Needed for every page view, so it is prepared. */
const headsIn = oncePerDatabase((db) => ({
  bySlug: selectHeads(db)
    .where(eq(athletes.slug, sql.placeholder('slug')))
    .prepare('page_head_by_slug'),
  byId: selectHeads(db)
    .where(eq(athletes.id, sql.placeholder('slug')))
    .prepare('page_head_by_id'),
  byFormerSlug: selectHeads(db)
    .innerJoin(formerSlugs, eq(formerSlugs.athlete_id, athletes.id))
    .where(eq(formerSlugs.slug, sql.placeholder('slug')))
    .prepare('page_head_by_former_slug'),
}))

/** The facts about a page that decide access: by id, slug, or former slug. */
export const findHead = async (db: Db, idOrSlug: string) => {
  const asked = { slug: idOrSlug.toLowerCase() }
  const { bySlug, byId, byFormerSlug } = headsIn(db)
  const [present] = await (isId(asked.slug) ? byId : bySlug).execute(asked)
  if (present) return present
  const [former] = await byFormerSlug.execute(asked)
  return former ?? null
}

const visitorPageIn = oncePerDatabase((db) =>
  db
    .select({
      athlete_id: athletes.id,
      version: documents.version,
    })
    .from(athletes)
    .innerJoin(users, and(eq(users.id, athletes.user_id), isNull(users.deleted_at)))
    .innerJoin(documents, eq(documents.athlete_id, athletes.id))
    .where(
      and(
        eq(athletes.slug, sql.placeholder('slug')),
        eq(athletes.is_visible, true),
        eq(documents.format, documentFormat),
      ),
    )
    .prepare('visitor_page'),
)

/** The version of a page that everyone may see. */
export const findVisitorPage = async (db: Db, slug: string) => {
  const [found] = await visitorPageIn(db).execute({ slug })
  return found ?? null
}

export type PageHead = NonNullable<Awaited<ReturnType<typeof findHead>>>

/** Nobody else can change the page in the meantime. References to it, such as a new message, don't wait. */
export const lockHead = async (tx: Db, athleteId: string): Promise<void> => {
  await tx.select({ id: athletes.id }).from(athletes).where(eq(athletes.id, athleteId)).for('no key update')
}

/** The facts that decide who may change a page. A plain read that locks nothing and waits for nobody. */
export const findChangeable = async (db: Db, idOrSlug: string, actorId: string) => {
  const [found] = await db
    .select({
      athlete_id: athletes.id,
      user_id: athletes.user_id,
      is_visible: athletes.is_visible,
      is_guardian: isParentOf(actorId, athletes.user_id),
    })
    .from(athletes)
    .innerJoin(users, and(eq(users.id, athletes.user_id), isNull(users.deleted_at)))
    .where(isMeant(idOrSlug.toLowerCase()))
  return found ?? null
}

/** The athlete of a page. */
export const findPageOwner = async (db: Db, idOrSlug: string): Promise<string | null> => {
  const [found] = await db
    .select({ user_id: athletes.user_id })
    .from(athletes)
    .where(isMeant(idOrSlug.toLowerCase()))
  return found?.user_id ?? null
}

const changesOf = (group: string) => sql<number>`coalesce((${athletes.versions} ->> ${group})::int, 0)`

/** People who are editing this section learn that it changed. */
export const countedChange = (group: string) =>
  sql`jsonb_set(${athletes.versions}, array[${group}], to_jsonb(${changesOf(group)} + 1))`

/**
 * Locks the page until the transaction ends and counts a change of a section. Returns the page as it is now, and the
 * number of changes of the section. For people who passed `findChangeable`. Their rights may have ended while they
 * waited for the lock, so check again.
 */
export const beginChange = async (tx: Db, athleteId: string, group: string, actorId: string) => {
  // A separate statement, so the next one sees what was committed while this one waited.
  await lockHead(tx, athleteId)
  const [begun] = await tx
    .update(athletes)
    .set({ versions: countedChange(group) })
    .from(users)
    .where(and(eq(users.id, athletes.user_id), isNull(users.deleted_at), eq(athletes.id, athleteId)))
    .returning({
      athlete_id: athletes.id,
      user_id: athletes.user_id,
      slug: athletes.slug,
      sport_key: athletes.sport_key,
      is_visible: athletes.is_visible,
      is_seros: athletes.is_seros,
      changes: changesOf(group).mapWith(Number),
      first_name: users.first_name,
      last_name: users.last_name,
      gender: users.gender,
      is_guardian: isParentOf(actorId, athletes.user_id),
    })
  return begun ?? null
}

export type ChangingPage = NonNullable<Awaited<ReturnType<typeof beginChange>>>

export const findDocument = async (db: Db, athleteId: string) => {
  const [document] = await db.select().from(documents).where(eq(documents.athlete_id, athleteId))
  return document ?? null
}

export type StoredDocument = NonNullable<Awaited<ReturnType<typeof findDocument>>>

const findLastChange = async (tx: Db, athleteId: string): Promise<Date | null> => {
  const [document] = await tx
    .select({ updated_at: documents.updated_at })
    .from(documents)
    .where(eq(documents.athlete_id, athleteId))
  return document?.updated_at ?? null
}

/**
 * Builds the page again from its parts: in the transaction that changed a part, or without a change. Readers see when
 * it was last changed.
 */
export const rewriteDocument = async (
  tx: Db,
  athleteId: string,
  changedAt?: Date,
): Promise<StoredDocument> => {
  const [parts] = await findParts(tx, [athleteId])
  if (!parts) throw new Error(`There is no athlete ${athleteId}`)
  const updated_at = changedAt ?? (await findLastChange(tx, athleteId)) ?? parts.athlete.created_at
  const built = buildDocument(parts, await findSport(tx, parts.athlete.sport_key), updated_at)
  const texts = {
    format: documentFormat,
    page: JSON.stringify(built.page),
    contacts: JSON.stringify(built.contacts),
    own: JSON.stringify(built.own),
    updated_at,
  }
  const [written] = await tx
    .insert(documents)
    .values({ athlete_id: athleteId, version: 1, ...texts })
    .onConflictDoUpdate({
      target: documents.athlete_id,
      set: { ...texts, version: sql`${documents.version} + 1` },
    })
    .returning()
  if (!written) throw new Error(`The page of ${athleteId} was not written`)
  return written
}

/** The id of the page that was hidden. Null if none was visible. */
export const hideVisiblePage = async (tx: Db, userId: string): Promise<string | null> => {
  const [hidden] = await tx
    .update(athletes)
    .set({ is_visible: false, versions: countedChange('settings') })
    .where(and(eq(athletes.user_id, userId), eq(athletes.is_visible, true)))
    .returning({ id: athletes.id })
  if (!hidden) return null
  await rewriteDocument(tx, hidden.id)
  return hidden.id
}

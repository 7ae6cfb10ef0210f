import type { SiteContentKey } from '@fieldhouse/contract/site.content'
import { siteDefaults } from '@fieldhouse/contract/site.defaults'
import { desc, eq, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { shownName, users } from '../../accounts/index.ts'
import { siteContents, siteContentVersions } from '../site.tables.ts'

export const selectSiteContents = (db: Db) =>
  db.select({ key: siteContents.key, value: siteContents.value }).from(siteContents)

/** A part that nobody else changes until the transaction ends. */
export const lockSiteContent = async (tx: Db, key: SiteContentKey) => {
  const [found] = await tx.select().from(siteContents).where(eq(siteContents.key, key)).for('update')
  return found ?? null
}

/** Writes the newest text. The first time, the default becomes a version, too, so it can come back. */
export const writeSiteContent = async (
  tx: Db,
  key: SiteContentKey,
  { value, userId }: { value: unknown; userId: string },
): Promise<void> => {
  const before = await lockSiteContent(tx, key)
  const at = clock.now()
  if (!before?.version_id)
    await tx.insert(siteContentVersions).values({
      id: uuidv7(),
      key,
      value: before?.value ?? siteDefaults[key],
      user_id: null,
      at: before?.updated_at ?? at,
    })
  const version_id = uuidv7()
  await tx.insert(siteContentVersions).values({ id: version_id, key, value, user_id: userId, at })
  const written = { value, version_id, updated_at: at }
  await tx
    .insert(siteContents)
    .values({ key, ...written })
    .onConflictDoUpdate({ target: siteContents.key, set: written })
}

/** At every start: adds missing parts. Existing texts stay the same. */
export const writeSiteDefaults = async (db: Db): Promise<void> => {
  const rows = Object.entries(siteDefaults).map(([key, value]) => ({
    key: key as SiteContentKey,
    value,
    updated_at: clock.now(),
  }))
  await db.insert(siteContents).values(rows).onConflictDoNothing()
}

const author = sql<string | null>`case when ${users.id} is not null then ${shownName(users)} end`

/** Who wrote the current text of each part. A part with its default is missing. */
export const findCurrentVersions = (db: Db) =>
  db
    .select({
      key: siteContents.key,
      version_id: siteContents.version_id,
      updated_at: siteContents.updated_at,
      updated_by: author,
    })
    .from(siteContents)
    .innerJoin(siteContentVersions, eq(siteContentVersions.id, siteContents.version_id))
    .leftJoin(users, eq(users.id, siteContentVersions.user_id))

/** The newest first. */
export const findSiteVersions = (db: Db, key: SiteContentKey, limit: number) =>
  db
    .select({
      id: siteContentVersions.id,
      value: siteContentVersions.value,
      at: siteContentVersions.at,
      by: author,
    })
    .from(siteContentVersions)
    .leftJoin(users, eq(users.id, siteContentVersions.user_id))
    .where(eq(siteContentVersions.key, key))
    .orderBy(desc(siteContentVersions.id))
    .limit(limit)

export const findSiteVersion = async (db: Db, id: string) => {
  const [found] = await db.select().from(siteContentVersions).where(eq(siteContentVersions.id, id))
  return found ?? null
}

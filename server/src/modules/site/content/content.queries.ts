import type { SiteContent, SiteContentKey } from '@fieldhouse/contract/site.content'
import { siteDefaults } from '@fieldhouse/contract/site.defaults'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { siteContents } from '../site.tables.ts'

export const selectSiteContents = (db: Db) =>
  db.select({ key: siteContents.key, value: siteContents.value }).from(siteContents)

export const writeSiteContent = async <Key extends SiteContentKey>(
  db: Db,
  key: Key,
  value: SiteContent[Key],
): Promise<void> => {
  const written = { value, updated_at: clock.now() }
  await db
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

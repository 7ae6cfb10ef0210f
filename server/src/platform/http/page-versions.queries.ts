import { eq, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { oncePerDatabase } from '../database/prepared-statements.ts'
import { type PageVersionName, pageVersions } from './page-versions.tables.ts'

const versionsIn = oncePerDatabase((db) =>
  db
    .select({ name: pageVersions.name, version: sum(pageVersions.version) })
    .from(pageVersions)
    .groupBy(pageVersions.name)
    .prepare('page_versions'),
)

/** All versions at once, as text. */
export type PageVersions = Readonly<Record<PageVersionName, string>>

/** For visitors' lists and texts, the only query while nothing changes. */
export const findPageVersions = async (db: Db): Promise<PageVersions> => {
  const found = await versionsIn(db).execute()
  const versionOf = (name: PageVersionName) => found.find((row) => row.name === name)?.version ?? '0'
  return {
    athletes: versionOf('athletes'),
    packages: versionOf('packages'),
    reference: versionOf('reference'),
    site: versionOf('site'),
  }
}

/** One version, as a part of another query. */
export const pageVersion = (db: Db, name: PageVersionName): SQL<string> =>
  sql<string>`coalesce((${db
    .select({ version: sum(pageVersions.version) })
    .from(pageVersions)
    .where(eq(pageVersions.name, name))}), 0)::text`

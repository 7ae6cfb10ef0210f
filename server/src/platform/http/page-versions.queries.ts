import type { Db } from '../database/database.ts'
import { perDatabase } from '../database/prepared-statements.ts'
import { readTextRows } from '../database/text-rows.ts'
import { type PageVersionName, pageVersions } from './page-versions.tables.ts'

const versionsIn = perDatabase(
  (db) =>
    db.select({ name: pageVersions.name, version: pageVersions.version }).from(pageVersions).toSQL().sql,
)

/** All versions at once, as text. */
export type PageVersions = Readonly<Record<PageVersionName, string>>

/** While nothing changes, this is the only query for a visitor's page. So the few rows are added up here, not in SQL. */
export const findPageVersions = async (db: Db): Promise<PageVersions> => {
  const sums = { athletes: 0, packages: 0, reference: 0, site: 0 }
  for (const [name, version] of await readTextRows(db, 'page_versions', versionsIn(db)))
    sums[name as PageVersionName] += Number(version)
  const { athletes, packages, reference, site } = sums
  return { athletes: `${athletes}`, packages: `${packages}`, reference: `${reference}`, site: `${site}` }
}

import { getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { referenceData } from '../../platform/database/reference-data.tables.ts'
import { colleges } from './colleges.tables.ts'

/** The version of the colleges in this database. They only ever change together with it. */
export const catalogVersion = sql<string>`coalesce((select ${referenceData.version} from ${referenceData}
  where ${referenceData.name} = 'colleges'), '')`

/** All colleges, and the version they have. One statement, so a new list never comes under an old version. */
export const findCatalog = async (db: Db) => {
  const found = await db
    .select({ ...getTableColumns(colleges), version: catalogVersion.as('version') })
    .from(colleges)
    .orderBy(colleges.id)
  return { version: found[0]?.version ?? '', rows: found.map(({ version: _, ...row }) => row) }
}

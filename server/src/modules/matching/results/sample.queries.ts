import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { catalogVersion } from '../../colleges/index.ts'

export const findCatalogVersion = async (db: Db): Promise<string> => {
  const { rows } = await db.execute<{ version: string }>(sql`select ${catalogVersion} as version`)
  return rows[0]?.version ?? ''
}

import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { loadBundledData } from './bundled-data.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { preparedFolder, preparedVersion } from './platform/database/prepared-folder.ts'

/** The database that first starts on this machine begin with: what is the same in all of them, and nothing secret. */
export const makePreparedFolder = async (folder = preparedFolder): Promise<void> => {
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  const { db, close } = await openDatabase({ engine: 'embedded', dir: part }, () => {})
  await migrate(db)
  await loadBundledData(db)
  await db.execute(sql`vacuum analyze`)
  await close()
  // Last, so what was interrupted has no version.
  writeFileSync(join(part, 'version'), preparedVersion())
  rmSync(folder, { recursive: true, force: true })
  renameSync(part, folder)
}

import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { jobs } from './app.ts'
import { loadBundledData } from './bundled-data.ts'
import { demoSize, fillDemoWorld } from './demo/fill-demo-world.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import {
  type PreparedDatabase,
  preparedTables,
  preparedVersion,
} from './platform/database/prepared-folder.ts'
import { installQueue } from './platform/jobs/jobs.ts'

/** Makes a database that first starts on this machine copy: with the tables or the demo world, and without secrets. */
export const makePreparedFolder = async (prepared: PreparedDatabase, size = demoSize): Promise<void> => {
  const { folder, has } = prepared
  // Read first, so a demo world that is made across midnight counts as yesterday's.
  const version = preparedVersion(prepared)
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  const isDemo = has === 'demo world'
  const config = { engine: 'embedded', dir: part, prepared: isDemo ? [preparedTables] : [] } as const
  const database = await openDatabase(config, () => {})
  const { db } = database
  await migrate(db)
  await installQueue(database, jobs)
  await loadBundledData(db)
  if (isDemo) await fillDemoWorld(db, size)
  await db.execute(sql`vacuum analyze`)
  await database.close()
  // Written last, so an interrupted one has no version.
  writeFileSync(join(part, 'version'), version)
  rmSync(folder, { recursive: true, force: true })
  renameSync(part, folder)
}

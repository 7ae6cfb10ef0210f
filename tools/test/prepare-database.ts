import { jobs } from '../../server/src/app.ts'
import { loadSports } from '../../server/src/modules/profiles/index.ts'
import { type DatabaseConfig, openDatabase } from '../../server/src/platform/database/database.ts'
import type { EmbeddedEngine } from '../../server/src/platform/database/embedded-engine.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { installQueue } from '../../server/src/platform/jobs/jobs.ts'

/** Migrated and without people: what every test that uses a database starts from. */
export const prepareDatabase = async (
  config: DatabaseConfig,
  engine?: Promise<EmbeddedEngine>,
): Promise<void> => {
  const database = await openDatabase(config, () => {}, { engine })
  await migrate(database.db)
  await loadSports(database.db)
  await installQueue(database, jobs)
  await database.close()
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { loadSports } from '../../server/src/modules/profiles/index.ts'
import { type DatabaseConfig, openDatabase } from '../../server/src/platform/database/database.ts'
import { migrate } from '../../server/src/platform/database/migrate.ts'
import { installQueue } from '../../server/src/platform/jobs/jobs.ts'
import { startPostgres } from '../services/postgres.ts'

const template = 'fieldhouse_template'

const prepare = async (config: DatabaseConfig) => {
  const database = await openDatabase(config, () => {})
  await migrate(database.db)
  await loadSports(database.db)
  await installQueue(database)
  await database.close()
}

/** Stores a prepared data folder as one file, so each test file opens its own copy quickly. */
const prepareEmbedded = async (project: TestProject) => {
  const dir = await mkdtemp(join(tmpdir(), 'fieldhouse-test-'))
  await prepare({ engine: 'embedded', dir })
  const engine = await PGlite.create({ dataDir: join(dir, 'database') })
  const prepared = await engine.dumpDataDir('none')
  await engine.close()
  const preparedFile = join(dir, 'prepared.tar')
  await writeFile(preparedFile, prepared.stream())
  project.provide('testEngine', { engine: 'embedded', preparedFile })
  return () => rm(dir, { recursive: true })
}

const preparePostgres = async (project: TestProject) => {
  const service = await startPostgres({ durable: false })
  const admin = new pg.Client(service.url)
  await admin.connect()
  await admin.query(`create database ${template}`)
  await admin.end()
  const url = new URL(service.url)
  url.pathname = template
  await prepare({ engine: 'postgres', url: url.href, poolSize: 2 })
  project.provide('testEngine', { engine: 'postgres', url: service.url, template })
  return service.stop
}

/** Vitest's global setup for the tests that use a database. */
export const setup = (project: TestProject) =>
  process.env.FIELDHOUSE_TEST_ENGINE === 'postgres' ? preparePostgres(project) : prepareEmbedded(project)

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { openEmbeddedEngine } from '../../server/src/platform/database/embedded-engine.ts'
import { prepareDatabase } from './prepare-database.ts'

/** Stores a prepared data folder as one file, so each test file opens its own copy quickly. */
export const setup = async (project: TestProject) => {
  const dir = await mkdtemp(join(tmpdir(), 'fieldhouse-test-'))
  // Not with the prepared copy of a first start: that has the bundled colleges.
  await prepareDatabase({ engine: 'embedded', dir }, openEmbeddedEngine(join(dir, 'database')))
  const engine = await PGlite.create({ dataDir: join(dir, 'database') })
  const prepared = await engine.dumpDataDir('none')
  await engine.close()
  const preparedFile = join(dir, 'prepared.tar')
  await writeFile(preparedFile, prepared.stream())
  project.provide('testEngine', { engine: 'embedded', preparedFile })
  return () => rm(dir, { recursive: true })
}

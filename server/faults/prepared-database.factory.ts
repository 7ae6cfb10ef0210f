import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { Pool } from 'pg'
import { loadBundledData } from '../src/bundled-data.ts'
import { demoAccounts } from '../src/demo/accounts.ts'
import { fillDemoWorld } from '../src/demo/fill-demo-world.ts'
import { users } from '../src/modules/accounts/index.ts'
import { type DatabaseConfig, openDatabase } from '../src/platform/database/database.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { installQueue } from '../src/platform/jobs/jobs.ts'
import { startSession } from '../src/platform/sessions/sessions.ts'

/** Does the work of a first start, with the smallest demo world, so every later start is quick. */
export const prepareDatabase = async (config: DatabaseConfig): Promise<void> => {
  const database = await openDatabase(config, () => {})
  const { db } = database
  await migrate(db)
  await installQueue(database)
  await loadBundledData(db)
  await fillDemoWorld(db, { athletes: 1 })
  await database.close()
}

/** Data folders to disturb, each a copy of a prepared one. */
export const prepareDataFolders = async () => {
  const root = await mkdtemp(join(tmpdir(), 'fieldhouse-faults-'))
  const prepared = join(root, 'prepared')
  await prepareDatabase({ engine: 'embedded', dir: prepared })
  let copies = 0
  return {
    root,
    copy: async (): Promise<string> => {
      const dir = join(root, `copy-${++copies}`)
      await cp(prepared, dir, { recursive: true })
      return dir
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

/** A token for each demo account. */
export const signInDemoAccounts = async (config: DatabaseConfig): Promise<string[]> => {
  const { db, close } = await openDatabase(config, () => {})
  const emails = demoAccounts.map(({ email }) => email)
  const found = await db.select({ userId: users.id }).from(users).where(inArray(users.email, emails))
  const tokens: string[] = []
  for (const { userId } of found) tokens.push((await startSession(db, { userId, remember: true })).token)
  await close()
  return tokens
}

/** Opens a database that no running product uses, or, with PostgreSQL, next to it. */
export const inDatabase = async <T>(config: DatabaseConfig, look: (pool: Pool) => Promise<T>): Promise<T> => {
  const { pool, close } = await openDatabase(config, () => {})
  try {
    return await look(pool)
  } finally {
    await close()
  }
}

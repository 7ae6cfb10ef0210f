import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StartupFault } from '../startup-fault.ts'
import { testDatabase } from './database.factory.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('an up-to-date database stays unchanged', async () => {
  await migrate(database.db)
})

test('tables older than the baseline are refused with a clear message, and left alone', async () => {
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a development version', 1)`,
  )
  const refusal = migrate(database.db)
  await expect(refusal).rejects.toThrow(StartupFault)
  await expect(refusal).rejects.toThrow(/Delete the data folder .* and start again\./)
})

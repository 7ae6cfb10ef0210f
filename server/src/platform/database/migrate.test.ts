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

test('a database that is up to date stays as it is', async () => {
  await migrate(database.db)
})

test('tables from before the baseline are refused in words, and left alone', async () => {
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a development version', 1)`,
  )
  const refusal = migrate(database.db)
  await expect(refusal).rejects.toThrow(StartupFault)
  await expect(refusal).rejects.toThrow(/Delete the data folder .* and start again\./)
})

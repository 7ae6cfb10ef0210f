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

test('athlete_id names a page, and athlete_user_id a person', async () => {
  const { rows } = await database.db.execute<{ column: string; target: string }>(sql`
    select distinct a.attname as column, c.confrelid::regclass::text as target
    from pg_constraint c inner join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and a.attname like 'athlete%id' order by 1, 2`)
  expect(rows).toEqual([
    { column: 'athlete_id', target: 'profiles_athletes' },
    { column: 'athlete_user_id', target: 'accounts_users' },
  ])
})

test('tables older than the baseline are refused with a clear message, and left alone', async () => {
  await database.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a development version', 1)`,
  )
  const refusal = migrate(database.db)
  await expect(refusal).rejects.toThrow(StartupFault)
  await expect(refusal).rejects.toThrow(/Delete the data folder .* and start again\./)
})

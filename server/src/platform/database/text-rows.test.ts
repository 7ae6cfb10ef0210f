import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropTestDatabase, testDatabase, testDatabaseConfig } from './database.factory.ts'
import { type Database, openDatabase } from './database.ts'
import { readTextRows } from './text-rows.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const two = `select n, case when n = 2 then 'two' end from generate_series(1, 2) as n`

test('rows are read as text, repeatedly and concurrently', async () => {
  const rows = [
    ['1', null],
    ['2', 'two'],
  ]
  expect(await readTextRows(database.db, 'two', two)).toEqual(rows)
  const asked = Array.from({ length: 30 }, () => readTextRows(database.db, 'two', two))
  expect(await Promise.all(asked)).toEqual(asked.map(() => rows))
})

test('a statement that fails rejects, and the connection still works', async () => {
  await expect(readTextRows(database.db, 'broken', 'select 1 / 0')).rejects.toMatchObject({ code: '22012' })
  await expect(readTextRows(database.db, 'nonsense', 'select from where')).rejects.toMatchObject({
    code: '42601',
  })
  expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  expect(await readTextRows(database.db, 'two', two)).toHaveLength(2)
})

test('behind a pooler, the statement has no name', async () => {
  const config = await testDatabaseConfig()
  // The embedded engine has no pooler in front.
  const pooled = await openDatabase(
    config.engine === 'postgres' ? { ...config, isPooled: true } : config,
    () => {},
  )
  for (let asked = 0; asked < 3; asked++) expect(await readTextRows(pooled.db, 'two', two)).toHaveLength(2)
  const { rows } = await pooled.db.execute(sql`select name from pg_prepared_statements where name <> ''`)
  expect(rows.length).toBe(config.engine === 'postgres' ? 0 : 1)
  await pooled.close()
  await dropTestDatabase(config)
})

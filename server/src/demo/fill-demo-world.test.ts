import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { users } from '../modules/accounts/accounts.tables.ts'
import { athletes } from '../modules/profiles/profiles.tables.ts'
import { testDatabase } from '../platform/database/database.factory.ts'
import { fillDemoWorld, hasDemoWorld } from './fill-demo-world.ts'
import { createDemoWorld } from './world.ts'
import { worldTables } from './world-tables.ts'

const { db, close } = await testDatabase()
afterAll(close)

const wordsIndex = async () => {
  const { rows } = await db.execute(
    sql`select pg_get_indexdef('accounts_users_words'::regclass) as definition`,
  )
  return rows
}

test('a start that fails or is killed in the middle leaves nothing of it', async () => {
  const index = await wordsIndex()
  await db.execute(sql`alter table inbox_entries add constraint no_room check (false)`)
  await expect(fillDemoWorld(db, { athletes: 5 })).rejects.toThrow()
  await db.execute(sql`alter table inbox_entries drop constraint no_room`)
  expect(await db.$count(users)).toBe(0)
  expect(await wordsIndex()).toEqual(index)
})

test('the demo world is filled completely, and only once', async () => {
  expect(await hasDemoWorld(db)).toBe(false)
  const startedTogether = [1, 2].map(() => fillDemoWorld(db, { athletes: 50 }))
  await Promise.all(startedTogether)
  await fillDemoWorld(db, { athletes: 50 })
  expect(await hasDemoWorld(db)).toBe(true)
  expect(await db.$count(athletes)).toBe(51)

  const [athlete] = await db
    .select({ slug: athletes.slug, height_cm: athletes.height_cm, created_at: athletes.created_at })
    .from(users)
    .innerJoin(athletes, eq(athletes.user_id, users.id))
    .where(eq(users.email, 'athlete@fieldhouse.test'))
  expect(athlete).toEqual({
    slug: 'amara-whitlock',
    height_cm: 177.8,
    created_at: new Date('2025-10-31T00:00:00Z'),
  })
  const world = await createDemoWorld({ athletes: 50 })
  for (const { table, rows } of worldTables(world)) expect(await db.$count(table)).toBe([...rows()].length)

  const { rows } = await db.execute(
    sql`select reltuples::int as rows from pg_class where relname = 'profiles_athletes'`,
  )
  expect(rows).toEqual([{ rows: 51 }])
})

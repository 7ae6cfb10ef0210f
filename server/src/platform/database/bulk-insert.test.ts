import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { bulkFill, bulkInsert, bulkUpsert } from './bulk-insert.ts'
import { testDatabase } from './database.factory.ts'

const samples = pgTable('bulk_samples', {
  id: integer().primaryKey(),
  name: text().notNull(),
  size: numeric({ precision: 5, scale: 2, mode: 'number' }),
  is_open: boolean().notNull().default(true),
  majors: jsonb().$type<{ field: string }[]>(),
  seen_at: timestamp({ withTimezone: true }),
})

const { db, close } = await testDatabase()
afterAll(close)

beforeEach(async () => {
  await db.execute(sql`drop table if exists bulk_samples`)
  await db.execute(sql`create table bulk_samples (
    id integer primary key, name text not null, size numeric(5, 2), is_open boolean not null default true,
    majors jsonb, seen_at timestamptz)`)
})

test('rows come out as they went in, with any characters', async () => {
  const row = {
    id: 1,
    name: `O'Brien "Ñandú"\\ \t\n, 한국`,
    size: 177.8,
    is_open: false,
    majors: [{ field: 'Arts & "Letters"' }],
    seen_at: new Date('2026-03-01T12:30:15.250Z'),
  }
  const bare = { id: 2, name: '', size: null, is_open: true, majors: null, seen_at: null }
  await bulkInsert(db, samples, [row, bare])
  expect(await db.select().from(samples).orderBy(samples.id)).toEqual([row, bare])
})

test('columns that no row names get their default', async () => {
  await bulkInsert(db, samples, [{ id: 1, name: 'Drake' }])
  expect(await db.select().from(samples)).toMatchObject([{ is_open: true, size: null }])
})

test('all rows arrive when one statement is not enough', async () => {
  await bulkInsert(
    db,
    samples,
    Array.from({ length: 2_500 }, (_, id) => ({ id, name: `row ${id}` })),
  )
  expect(await db.$count(samples)).toBe(2_500)
})

test('no rows send no statement', async () => {
  await bulkInsert(db, samples, [])
  expect(await db.$count(samples)).toBe(0)
})

test('an insert refuses an existing key, and an upsert updates it', async () => {
  await bulkInsert(db, samples, [{ id: 1, name: 'old' }])
  await expect(bulkInsert(db, samples, [{ id: 1, name: 'new' }])).rejects.toThrow()
  await bulkUpsert(db, samples, [
    { id: 1, name: 'new' },
    { id: 2, name: 'second' },
  ])
  const names = await db.select({ name: samples.name }).from(samples).orderBy(samples.id)
  expect(names).toEqual([{ name: 'new' }, { name: 'second' }])
})

test('an upsert leaves columns that no row names unchanged', async () => {
  await bulkInsert(db, samples, [{ id: 1, name: 'old', size: 12.5 }])
  await bulkUpsert(db, samples, [{ id: 1, name: 'new' }])
  expect(await db.select().from(samples)).toMatchObject([{ name: 'new', size: 12.5 }])
})

test('tables are filled in order, and a statement is at work while the rows of the next one are made', async () => {
  const events: string[] = []
  const watched = new Proxy(db, {
    get: (target, name) =>
      name === 'execute'
        ? async (statement: Parameters<typeof db.execute>[0]) => {
            events.push('sent')
            return target.execute(statement)
          }
        : Reflect.get(target, name),
  })
  const rowsFrom = function* (first: number, count: number) {
    events.push(`made from ${first}`)
    for (let id = first; id < first + count; id++) yield { id, name: `row ${id}` }
  }
  await bulkFill(watched, [
    { table: samples, rows: () => rowsFrom(0, 1_001) },
    { table: samples, rows: () => [] },
    { table: samples, rows: () => rowsFrom(2_000, 3) },
  ])
  expect(await db.$count(samples)).toBe(1_004)
  expect(events).toEqual(['made from 0', 'sent', 'sent', 'made from 2000', 'sent'])
})

test('a refused row ends the filling', async () => {
  const refused = bulkFill(db, [
    { table: samples, rows: () => [{ id: 1, name: null }] },
    { table: samples, rows: () => [{ id: 2, name: 'Ben' }] },
  ])
  await expect(refused).rejects.toThrow()
  expect(await db.$count(samples)).toBe(0)
})

import { and, count, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outbox } from '../jobs/jobs.tables.ts'
import { testDatabase } from './database.factory.ts'
import type { Database } from './database.ts'
import { findPage, oneRow, rowsOf } from './rows-of.ts'
import { uuidv7 } from './uuid.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  for (const second of [1, 2, 3])
    await database.db.insert(outbox).values({
      id: uuidv7(),
      kind: 'job',
      payload: { name: 'Zoë', list: [second, null] },
      created_at: new Date(`2026-03-08T06:59:0${second}.123Z`),
    })
})
afterAll(() => database.close())

const later = alias(outbox, 'later')

/** Two tables with the same column names. The last row has no later one. */
const read = () =>
  database.db
    .select({
      at: outbox.created_at,
      payload: outbox.payload,
      later: { id: later.id, at: later.created_at },
      seconds: sql<number>`extract(second from ${outbox.created_at})`.mapWith(Number),
    })
    .from(outbox)
    .leftJoin(
      later,
      and(eq(later.kind, outbox.kind), sql`${later.created_at} = ${outbox.created_at} + interval '1 second'`),
    )
    .orderBy(desc(outbox.created_at))

test('rows as a column are the rows of the select itself, in the same order', async () => {
  const [found] = await database.db
    .select({ rows: rowsOf(read()), none: rowsOf(read().where(sql`false`)) })
    .from(oneRow)
  const plain = await read()
  expect(plain.map((row) => row.later === null)).toEqual([true, false, false])
  expect(found).toEqual({ rows: plain, none: [] })
})

test('rows can be presented as something else', async () => {
  const [found] = await database.db
    .select({ newest: rowsOf(read(), ([row]) => row?.at.toISOString()) })
    .from(oneRow)
  expect(found?.newest).toBe('2026-03-08T06:59:03.123Z')
})

test('a page comes with the length of the whole list', async () => {
  const all = database.db.select({ total: count() }).from(outbox)
  const { rows, total } = await findPage(database.db, read().limit(2), all)
  expect([rows.length, total]).toEqual([2, 3])
})

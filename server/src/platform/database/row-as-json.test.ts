import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outbox } from '../jobs/jobs.tables.ts'
import { testDatabase } from './database.factory.ts'
import type { Database } from './database.ts'
import { fieldsAsJson, rowAsJson } from './row-as-json.ts'
import { uuidv7 } from './uuid.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('a row as JSON is the row that its columns would be', async () => {
  const id = uuidv7()
  const created_at = new Date('2026-03-08T06:59:59.123Z')
  await database.db
    .insert(outbox)
    .values({ id, kind: 'job', payload: { name: 'Zoë', list: [1, null] }, created_at })
  await database.db.execute(sql`update ${outbox} set created_at = created_at + interval '456 microseconds'`)
  const [plain] = await database.db.select().from(outbox).where(eq(outbox.id, id))
  const [read] = await database.db
    .select({ row: rowAsJson(outbox) })
    .from(outbox)
    .where(eq(outbox.id, id))
  expect(read?.row).toEqual(plain)
  expect(read?.row.created_at).toEqual(created_at)
})

test('a row that an outer join does not find is null', async () => {
  const read = await database.db
    .select({ row: rowAsJson(outbox) })
    .from(sql`(select 1 as one) as nothing`)
    .leftJoin(outbox, sql`false`)
  expect(read).toEqual([{ row: null }])
})

test('fields as JSON have the same values as the columns', async () => {
  const id = uuidv7()
  const created_at = new Date('2026-03-08T06:59:59.123Z')
  await database.db.insert(outbox).values({ id, kind: 'job', payload: { name: 'Zoë' }, created_at })
  const fields = {
    id: outbox.id,
    number: outbox.number,
    payload: outbox.payload,
    created_at: outbox.created_at,
    left_at: outbox.left_at,
    is_job: sql<boolean>`${outbox.kind} = 'job'`,
    length: sql`length(${outbox.kind})`.mapWith((length) => `${length} letters`),
  }
  const isMeant = eq(outbox.id, id)
  const [plain] = await database.db.select(fields).from(outbox).where(isMeant)
  const [read] = await database.db
    .select({ row: fieldsAsJson(fields) })
    .from(outbox)
    .where(isMeant)
  expect(read?.row).toEqual(plain)
  expect(read?.row).toMatchObject({ created_at, left_at: null, is_job: true, length: '3 letters' })
})

import { eq, ilike, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from './database.factory.ts'
import type { Database, Db } from './database.ts'
import { atMost, plannedEachTime, plannedEachTimeText } from './planning.ts'
import { createStatementNames } from './repeated-statements.ts'
import { secrets } from './secrets.tables.ts'
import { transaction } from './transaction.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const often = 12

/** What the connection of a transaction knows by name after the work. */
const namedAfter = (work: (db: Db) => Promise<unknown>): Promise<string[]> =>
  transaction(database.db, async (tx) => {
    for (let sent = 0; sent < often; sent++) await work(tx)
    const { rows } = await tx.execute<{ statement: string }>(
      sql`select statement from pg_prepared_statements where name like 'repeated_%'`,
    )
    return rows.map(({ statement }) => statement)
  })

test('a statement that is sent again and again is planned once', async () => {
  const find = (db: Db, name: string) => db.select().from(secrets).where(eq(secrets.name, name))
  await database.db.insert(secrets).values([
    { name: 'one', value: '1' },
    { name: 'other', value: '2' },
  ])
  const found: unknown[] = []
  const named = await namedAfter(async (db) => found.push(await find(db, found.length % 2 ? 'other' : 'one')))
  expect(named).toEqual([find(database.db, 'one').toSQL().sql])
  expect(found.slice(-2)).toEqual([[{ name: 'one', value: '1' }], [{ name: 'other', value: '2' }]])
})

test('searches, and statements that say so, are planned each time', async () => {
  const searched = (db: Db) => db.select().from(secrets).where(ilike(secrets.name, 'x%'))
  const each = (db: Db) =>
    db
      .select()
      .from(secrets)
      .where(eq(secrets.value, sql.placeholder('value')))
      .prepare(plannedEachTime)
      .execute({ value: '1' })
  const written = (db: Db) => db.execute(sql`select count(*) from ${secrets} ${plannedEachTimeText}`)
  const named = await namedAfter(async (db) => [await searched(db), await each(db), await written(db)])
  expect(named.filter((text) => /ilike|"value" = |count/.test(text))).toEqual([])
})

test('a limit can be part of the text', async () => {
  const few = database.db.select().from(secrets).limit(atMost(2.9))
  expect(few.toSQL()).toMatchObject({ sql: expect.stringMatching(/ limit 2$/), params: [] })
  await database.db.insert(secrets).values(['a', 'b', 'c'].map((name) => ({ name, value: '' })))
  expect(await few).toHaveLength(2)
})

test('a statement that fails, in a transaction, is sent again', async () => {
  const fail = (db: Db) =>
    transaction(db, (inner) => inner.execute(sql`select 1 / (${0}::int) as never_${sql.raw('named')}`))
  for (let sent = 0; sent < often; sent++) await expect(fail(database.db)).rejects.toThrow()
  const { rows } = await database.db.execute(sql`select 1 / (${1}::int) as never_named`)
  expect(rows).toEqual([{ never_named: 1 }])
})

test('a list of any length is no reason for more and more names', () => {
  const nameOf = createStatementNames()
  const texts = Array.from({ length: 400 }, (_, many) => {
    const names = Array.from({ length: many + 1 }, String)
    const { sql: text, params } = database.db
      .select()
      .from(secrets)
      .where(inArray(secrets.name, names))
      .toSQL()
    return { text, params }
  })
  const named = new Set<string | undefined>()
  for (let sent = 0; sent < often; sent++)
    for (const { text, params } of texts) named.add(nameOf(text, params))
  named.delete(undefined)
  expect(named.size).toBe(4)
  for (let sent = 0; sent < often; sent++)
    for (let number = 0; number < 400; number++) named.add(nameOf(`select ${number}`, []))
  named.delete(undefined)
  expect(named.size).toBe(300)
})

test('texts with many values do not push out others', () => {
  const nameOf = createStatementNames()
  const values = Array.from({ length: 61 }, String)
  for (let sent = 0; sent < often; sent++) {
    nameOf('select 1', [])
    for (let other = 0; other < 1001; other++) nameOf(`insert ${other}`, values)
  }
  expect(nameOf('select 1', [])).toBeDefined()
})

test('a text has the same name in every process', () => {
  const named = [createStatementNames(), createStatementNames()].map((nameOf, first) => {
    for (let sent = 0; sent < often; sent++) if (first === 0) nameOf('select 0', [])
    for (let sent = 0; sent < often; sent++) nameOf('select 1', [])
    return nameOf('select 1', [])
  })
  expect(named[0]).toBeDefined()
  expect(named[0]).toBe(named[1])
})

test('what is sent now and then has no name', () => {
  const nameOf = createStatementNames()
  for (let sent = 0; sent < often; sent++)
    for (let other = 0; other < 1001; other++) expect(nameOf(`select ${other}`, [])).toBeUndefined()
})

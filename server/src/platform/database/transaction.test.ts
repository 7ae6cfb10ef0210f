import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from './database.factory.ts'
import type { Database, Db } from './database.ts'
import { secrets } from './secrets.tables.ts'
import { afterCommit, oneStatement, rootOf, transaction } from './transaction.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const write = (db: Db, name: string) => db.insert(secrets).values({ name, value: '' })
const exists = async (name: string) =>
  (await database.db.select().from(secrets).where(eq(secrets.name, name))).length === 1

test('effects run after the commit, in order, and never after a rollback', async () => {
  const happened: string[] = []
  await transaction(database.db, async (tx) => {
    afterCommit(tx, () => happened.push('first'))
    await transaction(tx, async (inner) => afterCommit(inner, () => happened.push('second')))
    await transaction(tx, async (inner) => {
      afterCommit(inner, () => happened.push('never'))
      throw new Error('back')
    }).catch(() => {})
    expect(happened).toEqual([])
  })
  expect(happened).toEqual(['first', 'second'])
})

test('what a rollback undoes hears of it, also if only the outer transaction fails', async () => {
  const happened: string[] = []
  const note = (tx: Db, name: string) =>
    afterCommit(
      tx,
      () => happened.push(`${name} committed`),
      () => happened.push(`${name} undone`),
    )
  await transaction(database.db, async (tx) => {
    note(tx, 'outer')
    await transaction(tx, async (inner) => {
      note(inner, 'inner')
      throw new Error('back')
    }).catch(() => {})
    expect(happened).toEqual(['inner undone'])
  })
  expect(happened).toEqual(['inner undone', 'outer committed'])
  await transaction(database.db, async (tx) => {
    await transaction(tx, async (inner) => note(inner, 'released'))
    throw new Error('back')
  }).catch(() => {})
  expect(happened.at(-1)).toBe('released undone')
})

test('one statement that fails undoes only itself, in and outside of a transaction', async () => {
  await write(database.db, 'taken')
  const attempt = (db: Db) => oneStatement(db, (tx) => write(tx, 'taken'))
  await expect(attempt(database.db)).rejects.toThrow()
  await transaction(database.db, async (tx) => {
    await write(tx, 'before')
    await expect(attempt(tx)).rejects.toThrow()
  })
  expect(await exists('before')).toBe(true)
})

test('an inner failure rolls back only the inner part', async () => {
  await transaction(database.db, async (tx) => {
    await write(tx, 'outer')
    await transaction(tx, async (inner) => {
      await write(inner, 'inner')
      throw new Error('back')
    }).catch(() => {})
  })
  expect([await exists('outer'), await exists('inner')]).toEqual([true, false])
})

test('an outer failure rolls back everything', async () => {
  const attempt = transaction(database.db, async (tx) => {
    await transaction(tx, (inner) => write(inner, 'gone'))
    throw new Error('back')
  })
  await expect(attempt).rejects.toThrow('back')
  expect(await exists('gone')).toBe(false)
})

test('the pool behind any transaction is known', async () => {
  await transaction(database.db, (tx) =>
    transaction(tx, async (inner) => expect(rootOf(inner)).toBe(database.db)),
  )
})

test('many parallel transactions are all correct', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      transaction(database.db, async (tx) => {
        await write(tx, `many ${index}`)
        if (index % 2) throw new Error('back')
      }).catch(() => {}),
    ),
  )
  const rows = await database.db.select().from(secrets)
  expect(rows.filter(({ name }) => name.startsWith('many'))).toHaveLength(20)
})

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from './database.factory.ts'
import type { Database, Db } from './database.ts'
import { oncePerDatabase } from './prepared-statements.ts'
import { secrets } from './secrets.tables.ts'
import { transaction } from './transaction.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('a statement is built once per database, and a transaction has its own that sees what it wrote', async () => {
  const builtFor: Db[] = []
  const secretIn = oncePerDatabase((db) => {
    builtFor.push(db)
    return db
      .select()
      .from(secrets)
      .where(eq(secrets.name, sql.placeholder('name')))
      .prepare('secret_by_name')
  })
  const { db } = database
  const count = async (at: Db) => (await secretIn(at).execute({ name: 'whisper' })).length
  expect([await count(db), await count(db)]).toEqual([0, 0])
  await transaction(db, async (tx) => {
    await tx.insert(secrets).values({ name: 'whisper', value: '' })
    expect([await count(tx), await count(tx)]).toEqual([1, 1])
    throw new Error('back')
  }).catch((error) => expect(error).toMatchObject({ message: 'back' }))
  expect(await count(db)).toBe(0)
  expect(builtFor).toHaveLength(2)
})

import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from './database.factory.ts'
import type { Database, Db } from './database.ts'
import { isOneOf, oncePerDatabase, oncePerKind } from './prepared-statements.ts'
import { secrets } from './secrets.tables.ts'
import { transaction } from './transaction.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('a statement is built once per database, and in a transaction it sees what that wrote', async () => {
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
  const found = async (at: Db) => (await secretIn(at).execute({ name: 'whisper' })).length
  expect([await found(db), await found(db)]).toEqual([0, 0])
  await transaction(db, async (tx) => {
    await tx.insert(secrets).values({ name: 'whisper', value: '' })
    expect([await found(tx), await found(tx)]).toEqual([1, 1])
    await transaction(tx, async (inner) => {
      await inner.delete(secrets)
      expect(await found(inner)).toBe(0)
      throw new Error('back')
    }).catch(() => {})
    expect(await found(tx)).toBe(1)
    throw new Error('back')
  }).catch((error) => expect(error).toMatchObject({ message: 'back' }))
  expect(await found(db)).toBe(0)
  expect(builtFor).toEqual([db])
})

test('several statements can be built together', async () => {
  const countIn = oncePerDatabase((db) => ({
    all: db.select({ many: count() }).from(secrets).prepare('secrets_all'),
    named: db
      .select({ many: count() })
      .from(secrets)
      .where(eq(secrets.name, sql.placeholder('name')))
      .prepare('secrets_named'),
  }))
  await transaction(database.db, async (tx) => {
    await tx.insert(secrets).values({ name: 'hush', value: '' })
    const { all, named } = countIn(tx)
    expect([await all.execute(), await named.execute({ name: 'other' })]).toEqual([
      [{ many: 1 }],
      [{ many: 0 }],
    ])
    throw new Error('back')
  }).catch((error) => expect(error).toMatchObject({ message: 'back' }))
  expect(await countIn(database.db).all.execute()).toEqual([{ many: 0 }])
})

test('a statement that differs by kind is built once for each kind and database', async () => {
  const built: string[] = []
  const kindIn = oncePerKind((db: Db, kind: 'one' | 'other') => {
    built.push(kind)
    const text = sql<string>`${sql.raw(`'${kind}'`)}`.as('kind')
    return db.select({ kind: text }).from(secrets).limit(1).prepare(`secret_of_${kind}`)
  })
  const { db } = database
  await db.insert(secrets).values({ name: 'of any kind', value: '' })
  const kindOf = async (at: Db, kind: 'one' | 'other') => (await kindIn(at, kind).execute())[0]?.kind
  expect([await kindOf(db, 'one'), await kindOf(db, 'other'), await kindOf(db, 'one')]).toEqual([
    'one',
    'other',
    'one',
  ])
  await transaction(db, async (tx) => expect(await kindOf(tx, 'other')).toBe('other'))
  await db.delete(secrets)
  expect(built).toEqual(['one', 'other'])
})

test('a prepared statement gets any number of ids as one value', async () => {
  const [first, second] = ['00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002']
  const { db } = database
  const given = db
    .select({ id: sql<string>`id` })
    .from(sql`(values (${first}::uuid), (${second}::uuid)) as given (id)`)
    .where(isOneOf(sql`id`, sql.placeholder('ids')))
    .orderBy(sql`id`)
    .prepare('given_ids')
  const find = async (ids: string[]) => (await given.execute({ ids })).map(({ id }) => id)
  expect(await find([])).toEqual([])
  expect(await find([second])).toEqual([second])
  expect(await find([second, first])).toEqual([first, second])
})

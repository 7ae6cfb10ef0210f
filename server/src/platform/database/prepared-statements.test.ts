import { count, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { healthNodes } from '../health/health.tables.ts'
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

test('a statement that depends on a few values is built once for each combination', async () => {
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

const node = {
  id: '00000000-0000-7000-8000-000000000003',
  name: 'node',
  version: '1',
  started_at: new Date('2026-01-02T03:04:05.678Z'),
  seen_at: new Date('2026-01-02T03:04:06Z'),
  memory_mb: 12,
  connections: 3,
}

test('a prepared statement reads the same values as any other statement', async () => {
  const { db } = database
  await db.insert(healthNodes).values(node)
  const secret = db.select({ value: secrets.value }).from(secrets).where(sql`false`)
  const selection = (at: Db) =>
    at
      .select({
        seen_at: healthNodes.seen_at,
        memory_mb: healthNodes.memory_mb,
        first: sql`min(${healthNodes.started_at}) over ()`.mapWith(healthNodes.started_at),
        many: sql`count(*) over ()`.mapWith(Number),
        nothing: sql`null`.mapWith(Number),
        text: sql<string>`upper(${healthNodes.name})`.as('text'),
        late: sql`${healthNodes.started_at}`.mapWith(healthNodes.started_at).as('late'),
        secret: secret.as('secret'),
        id: healthNodes.id,
      })
      .from(healthNodes)
  const joined = (at: Db) =>
    at
      .select({
        id: healthNodes.id,
        secret: { name: secrets.name, value: secrets.value },
        both: { name: secrets.name, node: healthNodes.name },
        calculated: { value: sql`upper(${secrets.value})` },
      })
      .from(healthNodes)
      .leftJoin(secrets, eq(secrets.name, healthNodes.name))
  const byTable = (at: Db) =>
    at.select().from(healthNodes).innerJoin(secrets, eq(secrets.name, healthNodes.name))
  const prepared = oncePerDatabase((at) => ({
    selection: selection(at).prepare('nodes_selected'),
    joined: joined(at).prepare('nodes_joined'),
    byTable: byTable(at).prepare('nodes_by_table'),
    all: at.select().from(healthNodes).prepare('nodes_all'),
    written: at
      .update(healthNodes)
      .set({ memory_mb: 13 })
      .returning({ id: healthNodes.id, node: { memory_mb: healthNodes.memory_mb } })
      .prepare('nodes_written'),
    forgotten: at.delete(healthNodes).prepare('nodes_forgotten'),
  }))(db)
  const [read] = await prepared.selection.execute()
  expect(read).toStrictEqual((await selection(db))[0])
  expect(read).toMatchObject({ first: node.started_at, many: 1, nothing: null, text: 'NODE', secret: null })
  expect(await prepared.joined.execute()).toStrictEqual([
    { id: node.id, secret: null, both: { name: null, node: 'node' }, calculated: { value: null } },
  ])
  expect(await prepared.joined.execute()).toStrictEqual(await joined(db))
  await db.insert(secrets).values({ name: 'node', value: 'hush' })
  expect(await prepared.joined.execute()).toMatchObject([{ secret: { name: 'node', value: 'hush' } }])
  expect(await prepared.joined.execute()).toStrictEqual(await joined(db))
  expect(await prepared.byTable.execute()).toStrictEqual(await byTable(db))
  expect(await prepared.all.execute()).toStrictEqual([node])
  expect(await prepared.written.execute()).toStrictEqual([{ id: node.id, node: { memory_mb: 13 } }])
  expect(await prepared.forgotten.execute()).toMatchObject({ rowCount: 1 })
  await db.delete(secrets)
})

import { getTableName, sql } from 'drizzle-orm'
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, describe, expect, test } from 'vitest'
import { users } from '../modules/accounts/index.ts'
import { athletes } from '../modules/profiles/index.ts'
import { testDatabase } from '../platform/database/database.factory.ts'
import { type CopyProgress, copyDemoWorld } from './copy-demo-world.ts'
import { copyInto } from './copy-into.ts'
import { createDemoWorld } from './world.ts'
import { worldTables } from './world-tables.ts'

const { db, pool, engine, close } = await testDatabase()
afterAll(close)

// The embedded engine has no COPY.
describe.runIf(engine === 'postgres')('copying the demo world', () => {
  test('puts every generated row into its table and tells how many', async () => {
    const reports: CopyProgress[] = []
    await copyDemoWorld(pool, { athletes: 1_200 }, (progress) => reports.push(progress))

    const world = await createDemoWorld({ athletes: 1_200 })
    expect(await db.select().from(athletes).orderBy(athletes.id)).toEqual(
      [...world.athletes()].sort((one, other) => (one.id < other.id ? -1 : 1)),
    )
    const tables = worldTables(world).map(({ table, rows }) => ({ table, rows: [...rows()].length }))
    expect(tables.every(({ rows }) => rows > 0)).toBe(true)
    for (const { table, rows } of tables) expect(await db.$count(table)).toBe(rows)
    expect(reports).toMatchObject(tables.map(({ table, rows }) => ({ table: getTableName(table), rows })))
  })

  test('leaves nothing behind when it fails', async () => {
    await db.delete(users)
    await db.execute(
      sql`alter table profiles_athletes add constraint no_room check (slug = 'nobody') not valid`,
    )
    await expect(copyDemoWorld(pool, { athletes: 5 }, () => {})).rejects.toThrow('no_room')
    expect(await db.$count(users)).toBe(0)
  })

  test('keeps characters that mean something to COPY', async () => {
    const samples = pgTable('copy_samples', { note: text(), seen_at: timestamp({ withTimezone: true }) })
    await db.execute(sql`create table copy_samples (note text, seen_at timestamptz)`)
    const rows = [
      { note: 'tab\t, back\\slash, \\N, \\.', seen_at: new Date('2026-03-01T12:30:15.250Z') },
      { note: 'line\nand\r\nline', seen_at: null },
      { note: '', seen_at: null },
      { note: null, seen_at: null },
    ]
    const client = await pool.connect()
    await copyInto(client, samples, rows)
    await copyInto(client, samples, [])
    client.release()
    expect(await db.select().from(samples)).toEqual(rows)
  })
})

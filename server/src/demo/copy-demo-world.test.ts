import { getTableName, sql } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, describe, expect, test } from 'vitest'
import { users } from '../modules/accounts/accounts.tables.ts'
import { loadColleges } from '../modules/colleges/index.ts'
import { athletes } from '../modules/profiles/profiles.tables.ts'
import { education } from '../modules/profiles/sections/sections.tables.ts'
import { pools, seasons } from '../modules/profiles/statistics/statistics.tables.ts'
import { bytea } from '../platform/database/bytea.ts'
import { testDatabase } from '../platform/database/database.factory.ts'
import { type CopyProgress, copyDemoWorld } from './copy-demo-world.ts'
import { copyInto } from './copy-into.ts'
import { createDemoWorld } from './world.ts'
import { worldTables } from './world-tables.ts'

const { db, pool, engine, close } = await testDatabase()
afterAll(close)

const sortedBy = (key: string, rows: Iterable<object>) =>
  [...rows].toSorted((one, other) => (Reflect.get(one, key) < Reflect.get(other, key) ? -1 : 1))

// The embedded engine has no COPY.
describe.runIf(engine === 'postgres')('copying the demo world', () => {
  test('puts every generated row into its table and returns the counts', async () => {
    await loadColleges(db)
    const reports: CopyProgress[] = []
    await copyDemoWorld(pool, { athletes: 1_200 }, (progress) => reports.push(progress))

    const world = await createDemoWorld({ athletes: 1_200 })
    expect(await db.select().from(athletes).orderBy(athletes.id)).toEqual(sortedBy('id', world.athletes()))
    expect(await db.select().from(seasons).orderBy(seasons.id)).toEqual(
      sortedBy('id', world.section('seasons')),
    )
    expect(await db.select().from(education).orderBy(education.athlete_id)).toEqual(
      sortedBy('athlete_id', world.section('education')),
    )
    const tables = worldTables(world).map(({ table, rows }) => ({ table, rows: [...rows()].length }))
    expect(tables.every(({ rows }) => rows > 0)).toBe(true)
    for (const { table, rows } of tables) expect(await db.$count(table)).toBe(rows)
    expect(await db.$count(pools)).toBeGreaterThan(0)
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

  test('keeps characters that are special in COPY', async () => {
    const samples = pgTable('copy_samples', {
      note: text(),
      seen_at: timestamp({ withTimezone: true }),
      words: text().array(),
      facts: jsonb(),
      hash: bytea(),
    })
    await db.execute(
      sql`create table copy_samples (note text, seen_at timestamptz, words text[], facts jsonb, hash bytea)`,
    )
    const bare = { note: null, seen_at: null, words: null, facts: null, hash: null }
    const rows = [
      { ...bare, note: 'tab\t, back\\slash, \\N, \\.', seen_at: new Date('2026-03-01T12:30:15.250Z') },
      { ...bare, note: 'line\nand\r\nline', words: [], facts: {} },
      { ...bare, note: '', words: ['a, b', '{c}', '"d"', 'back\\slash', 'tab\t'], facts: [1, 'two\n', null] },
      { ...bare, facts: { 'a "key"': 'tab\t, back\\slash' } },
      { ...bare, hash: Buffer.from([0, 9, 10, 92, 255]) },
      bare,
    ]
    const client = await pool.connect()
    await copyInto(client, samples, rows)
    await copyInto(client, samples, [])
    client.release()
    expect(await db.select().from(samples)).toEqual(rows)
  })
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../eventually.factory.ts'
import { type EmbeddedEngine, openEmbeddedEngine } from './embedded-engine.ts'

/** PGlite behind `pg`. It has a single session for its lifetime, and `pg` must not notice. */
let dir: string
let engine: EmbeddedEngine
let pool: pg.Pool

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fieldhouse-engine-'))
  engine = await openEmbeddedEngine(join(dir, 'database'))
  pool = new pg.Pool({ max: 1, stream: engine.connect, connectionTimeoutMillis: 15_000, user: 'postgres' })
  pool.on('error', () => {})
  await pool.query('create table scores (name text primary key, points int)')
})
afterAll(async () => {
  await pool.end()
  await engine.close()
  await rm(dir, { recursive: true })
})

const named = (name: string) => ({
  name: 'one score',
  text: 'select points from scores where name = $1',
  values: [name],
})

describe('a connection of the embedded engine', () => {
  test('works after a refused statement', async () => {
    await pool.query("insert into scores values ('Ada', 1)")
    await expect(pool.query("insert into scores values ('Ada', 2)")).rejects.toMatchObject({ code: '23505' })
    await expect(pool.query('select $1::int', ['x'])).rejects.toMatchObject({ code: '22P02' })
    expect((await pool.query(named('Ada'))).rows).toEqual([{ points: 1 }])
  })

  test('prepares a statement again after it was replaced', async () => {
    await pool.query(named('Ada'))
    await expect(pool.query('nonsense')).rejects.toThrow()
    expect((await pool.query(named('Ada'))).rows).toEqual([{ points: 1 }])
  })

  test('leaves no open transaction to the next one', async () => {
    const client = await pool.connect()
    await client.query('begin')
    await client.query("insert into scores values ('Ben', 3)")
    client.release(true)
    expect((await pool.query(named('Ben'))).rows).toEqual([])
    await expect(pool.query('savepoint x')).rejects.toThrow(/transaction block/)
  })

  test('carries a megabyte in both directions', async () => {
    const text = 'é'.repeat(500_000)
    expect((await pool.query('select $1::text as text', [text])).rows[0].text).toBe(text)
  })

  test('is back after its thread died, with everything that was committed', async () => {
    // The engine can't read from a stream. This request ends it.
    await expect(pool.query('copy scores from stdin')).rejects.toThrow()
    await eventually(async () => expect((await pool.query(named('Ada'))).rows).toEqual([{ points: 1 }]))
  })
})

import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../tools/services/free-port.ts'
import { startPostgres } from '../../tools/services/postgres.ts'
import { type Database, openDatabase } from '../src/platform/database/database.ts'
import { migrate } from '../src/platform/database/migrate.ts'
import { installQueue } from '../src/platform/jobs/jobs.ts'
import { faultAtStart } from './fault-at-start.factory.ts'

describe('a wrong setting is reported in one line', () => {
  test('DATA_DIR is a file, or below one', async () => {
    const file = join(tmpdir(), `fieldhouse-${randomUUID()}`)
    await writeFile(file, '')
    onTestFinished(() => rm(file))
    for (const dir of [file, join(file, 'below')]) {
      const fault = await faultAtStart({ DATA_DIR: dir })
      expect(fault).toContain(`The data folder ${dir} can't be used.`)
      expect(fault).toContain('set DATA_DIR to another folder')
    }
  })

  test('all wrong settings together', async () => {
    const fault = await faultAtStart({
      PORT: 'many',
      REALTIME_PORT: '70000',
      DATABASE_URL: 'mysql://localhost',
      TRUST_PROXY: 'everybody',
      LOG_LEVEL: 'loud',
      CONTACT_EMAIL: 'nobody',
    })
    for (const name of ['PORT', 'REALTIME_PORT', 'DATABASE_URL', 'TRUST_PROXY', 'LOG_LEVEL', 'CONTACT_EMAIL'])
      expect(fault).toMatch(new RegExp(`\\b${name} must be `))
  })

  test('production without its services', async () => {
    const fault = await faultAtStart({ NODE_ENV: 'production' })
    for (const name of ['DATABASE_URL', 'SMTP_URL', 'PUBLIC_URL', 'BRAINTREE_MERCHANT_ID'])
      expect(fault).toContain(`${name} must be set in production`)
  })

  test('DATABASE_URL points nowhere, or has the wrong password, user, or database', async () => {
    const postgres = await startPostgres({ durable: false })
    onTestFinished(() => postgres.stop())
    const admin = new pg.Client(postgres.url)
    await admin.connect()
    await admin.query("create role careful login password 'right'")
    const { rows } = await admin.query<{ hba_file: string }>('show hba_file')
    const rules = ['host all careful 127.0.0.1/32 scram-sha-256', 'host all all 127.0.0.1/32 trust']
    const lines = rules.map((rule) => `('${rule}')`).join(', ')
    await admin.query(`copy (values ${lines}) to '${rows[0]?.hba_file}'`)
    await admin.query('select pg_reload_conf()')
    await admin.end()

    const address = `127.0.0.1:${postgres.port}`
    const faultWith = (url: string) => faultAtStart({ DATABASE_URL: url })
    const [unreachable, wrongPassword, noUser, noDatabase] = await Promise.all([
      faultWith(`postgres://postgres@127.0.0.1:${await freePort()}/postgres`),
      faultWith(`postgres://careful:wrong@${address}/postgres`),
      faultWith(`postgres://nobody@${address}/postgres`),
      faultWith(`postgres://postgres@${address}/nothing`),
    ])
    expect(unreachable).toContain('ECONNREFUSED')
    expect(wrongPassword).toContain('password')
    expect(wrongPassword).not.toContain('wrong')
    expect(noUser).toContain('user')
    expect(noDatabase).toContain('no database of that name')
    for (const fault of [unreachable, wrongPassword, noUser, noDatabase])
      expect(fault).toContain('DATABASE_URL')
  })
})

describe('nodes that start in parallel on an empty database', () => {
  const openNodes = async (count: number) => {
    const postgres = await startPostgres({ durable: false })
    const open = () => openDatabase({ engine: 'postgres', url: postgres.url, poolSize: 2 }, () => {})
    const nodes = await Promise.all(Array.from({ length: count }, open))
    onTestFinished(async () => {
      await Promise.all(nodes.map((node) => node.close()))
      await postgres.stop()
    })
    return nodes
  }

  test('all get ready', async () => {
    const nodes = await openNodes(6)
    const prepare = async (node: Database) => {
      await migrate(node.db)
      await installQueue(node)
      return 'ready'
    }
    expect(await Promise.all(nodes.map(prepare))).toEqual(nodes.map(() => 'ready'))
  })

  test('the slower one finds the queue’s schema taken, and continues with it', async () => {
    const [slower, faster] = (await openNodes(2)) as [Database, Database]
    let isRaced = false
    const query = async (text: string, values?: unknown[]) => {
      if (isRaced || !text.includes('CREATE SCHEMA')) return slower.pool.query(text, values)
      isRaced = true
      await installQueue(faster)
      const message = 'duplicate key value violates unique constraint "pg_namespace_nspname_index"'
      throw Object.assign(new Error(message), { code: '23505' })
    }
    await installQueue({ ...slower, pool: { query } as unknown as pg.Pool })
    expect(isRaced).toBe(true)
  })
})

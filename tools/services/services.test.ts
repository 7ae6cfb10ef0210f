import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { Redis } from 'ioredis'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { browserFlags, findBrowser } from './browser.ts'
import { startPostgres } from './postgres.ts'
import { hasRedis, startRedis } from './redis.ts'
import { startS3 } from './s3.ts'
import { startSmtp } from './smtp.ts'

const query = async (url: string, sql: string) => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('postgres', { timeout: 60_000 }, () => {
  test('keeps committed data through a restart and a kill, and is gone after stop', async () => {
    const postgres = await startPostgres()
    onTestFinished(() => postgres.stop())
    expect(await query(postgres.url, 'show fsync')).toEqual([{ fsync: 'on' }])
    await query(postgres.url, 'create table kept (id int)')
    await query(postgres.url, 'insert into kept values (1)')

    const firstPid = postgres.pid
    await postgres.restart()
    expect(postgres.pid).not.toBe(firstPid)
    await query(postgres.url, 'insert into kept values (2)')

    postgres.kill()
    await postgres.restart()
    expect(await query(postgres.url, 'select id from kept order by id')).toEqual([{ id: 1 }, { id: 2 }])

    await postgres.stop()
    expect(isAlive(postgres.pid)).toBe(false)
    await expect(query(postgres.url, 'select 1')).rejects.toThrow('ECONNREFUSED')
  })

  test('sorts and folds case like the embedded database, and has our extensions', async () => {
    const postgres = await startPostgres({ durable: false })
    onTestFinished(() => postgres.stop())
    expect(await query(postgres.url, 'show fsync')).toEqual([{ fsync: 'off' }])
    expect(await query(postgres.url, `select lower('ŁÉ') as folded, 'B' < 'a' as by_code_point`)).toEqual([
      { folded: 'łé', by_code_point: true },
    ])
    for (const extension of ['pg_trgm', 'unaccent', 'citext', 'pgcrypto', 'btree_gin', 'fuzzystrmatch']) {
      await query(postgres.url, `create extension ${extension}`)
    }
  })
})

describe.skipIf(!hasRedis())('redis', () => {
  test('responds, comes back empty at the same address, and is gone after stop', async () => {
    const redis = await startRedis()
    onTestFinished(() => redis.stop())
    const client = new Redis(redis.url)
    onTestFinished(() => client.disconnect())
    expect(await client.set('key', 'value')).toBe('OK')

    await redis.restart()
    expect(await client.get('key')).toBeNull()

    client.disconnect()
    await redis.stop()
    expect(isAlive(redis.pid)).toBe(false)
  })

  test('does not outlive a killed process', async () => {
    const source = `
      import { startRedis } from ${JSON.stringify(new URL('./redis.ts', import.meta.url).href)}
      const { pid, url } = await startRedis()
      console.log(new URL(url).port)
    `
    const owner = spawn(process.execPath, ['--input-type=module', '--eval', source], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [port] = await once(owner.stdout, 'data')
    const connection = connect(Number(port), '127.0.0.1')
    await once(connection, 'connect')
    const closed = once(connection, 'close')
    connection.resume()
    owner.kill('SIGKILL')
    await closed
  })
})

test('the browser renders a page', { timeout: 60_000 }, async () => {
  const page = 'data:text/html,<title>x</title><p id=out></p><script>out.textContent = 6 * 7</script>'
  const { stdout } = await promisify(execFile)(await findBrowser(), [...browserFlags, '--dump-dom', page])
  expect(stdout).toContain('<p id="out">42</p>')
})

test('the S3 server has its bucket', async () => {
  const s3 = await startS3()
  onTestFinished(() => s3.stop())
  const answer = await fetch(s3.endpoint)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('ListAllMyBucketsResult')
})

test('the mail server greets', async () => {
  const smtp = await startSmtp()
  onTestFinished(() => smtp.stop())
  const { hostname, port } = new URL(smtp.url)
  const connection = connect(Number(port), hostname)
  const [greeting] = await once(connection, 'data')
  expect(String(greeting)).toMatch(/^220 /)
  connection.destroy()
})

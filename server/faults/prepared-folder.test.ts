import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { jobs } from '../src/app.ts'
import { demoAccounts } from '../src/demo/accounts.ts'
import { makePreparedFolder } from '../src/make-prepared-folder.ts'
import { copyPrepared, type PreparedDatabase } from '../src/platform/database/prepared-folder.ts'
import { inDatabase } from './prepared-database.factory.ts'

const tempFolder = async () => {
  const root = await mkdtemp(join(tmpdir(), 'fieldhouse-prepared-'))
  onTestFinished(() => rm(root, { recursive: true }))
  return root
}

/** Counts what is in a data folder that begins as a copy of this database. */
const countsIn = async (prepared: PreparedDatabase, root: string) => {
  const dir = join(root, 'data')
  copyPrepared(join(dir, 'database'), [prepared])
  return inDatabase({ engine: 'embedded', dir, prepared: [] }, async (pool) => {
    const { rows } = await pool.query(
      `select
        (select count(*)::int from colleges) > 1000 as colleges, (select count(*)::int from places) > 10000 as places,
        (select count(*)::int from pgboss.queue where name = any($1)) as queues,
        (select count(*)::int from secrets) as secrets, (select count(*)::int from sessions) as sessions,
        (select count(*)::int from accounts_users where email = any($2)) as demo_accounts,
        (select count(*) from accounts_users) > $3 as others`,
      [jobs.map(({ name }) => name), demoAccounts.map(({ email }) => email), demoAccounts.length],
    )
    return rows[0]
  })
}

const inBoth = { colleges: true, places: true, queues: jobs.length, secrets: 0, sessions: 0 }

test('the prepared tables have the bundled data, but no people and no secrets', async () => {
  const root = await tempFolder()
  const prepared: PreparedDatabase = { folder: join(root, 'prepared'), has: 'tables' }
  await makePreparedFolder(prepared)
  expect(await countsIn(prepared, root)).toEqual({ ...inBoth, demo_accounts: 0, others: false })
})

test('the prepared demo world also has people, but no sessions and no secrets', async () => {
  const root = await tempFolder()
  const prepared: PreparedDatabase = { folder: join(root, 'prepared'), has: 'demo world' }
  await makePreparedFolder(prepared, { athletes: 1 })
  expect(await countsIn(prepared, root)).toEqual({
    ...inBoth,
    demo_accounts: demoAccounts.length,
    others: true,
  })
})

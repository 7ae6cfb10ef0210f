import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makePreparedFolder } from '../src/make-prepared-folder.ts'
import { copyPrepared } from '../src/platform/database/prepared-folder.ts'
import { inDatabase } from './prepared-database.factory.ts'

test('the prepared database has the bundled data, and nobody and nothing secret', async () => {
  const root = await mkdtemp(join(tmpdir(), 'fieldhouse-prepared-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await makePreparedFolder(join(root, 'prepared'))
  copyPrepared(join(root, 'data/database'), join(root, 'prepared'))
  const counts = await inDatabase({ engine: 'embedded', dir: join(root, 'data') }, async (pool) => {
    const { rows } = await pool.query(`select
      (select count(*)::int from colleges) > 1000 as colleges, (select count(*)::int from places) > 10000 as places,
      (select count(*)::int from secrets) as secrets, (select count(*)::int from accounts_users) as users`)
    return rows
  })
  expect(counts).toEqual([{ colleges: true, places: true, secrets: 0, users: 0 }])
})

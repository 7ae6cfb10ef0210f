import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testDatabase } from '../database/database.factory.ts'
import { transaction } from '../database/transaction.ts'
import { cacheByVersion } from './cache-by-version.ts'

const { db, close } = await testDatabase()
afterAll(close)

test('what a transaction reads is not cached, because it may be rolled back', async () => {
  const read = cacheByVersion(['packages'], async (from, name: string) => {
    const { rows } = await from.execute<{ value: string }>(
      sql`select current_setting('test.value', true) as value`,
    )
    return `${name} ${rows[0]?.value ?? ''}`.trim()
  })
  const undone = transaction(db, async (tx) => {
    await tx.execute(sql`select set_config('test.value', 'draft', true)`)
    expect(await read(tx, null, 'Starter')).toBe('Starter draft')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await read(db, null, 'Starter')).toBe('Starter')
})

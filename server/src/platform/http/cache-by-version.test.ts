import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
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

describe('what was read', () => {
  const counting = () => {
    let times = 0
    const read = cacheByVersion(['packages'], async (_, name: string) => {
      times += 1
      if (name === 'Broken' && times === 1) throw new Error('away')
      return `${name} ${times}`
    })
    return (name: string) => read(db, null, name)
  }
  /** As a transaction that changes a package does. */
  const changePackages = () => db.execute(sql`update billing_packages set name = name where false`)

  test('is read again only after a change, and for each question', async () => {
    const read = counting()
    expect(await read('Starter')).toBe('Starter 1')
    expect(await read('Starter')).toBe('Starter 1')
    expect(await read('Elite')).toBe('Elite 2')
    await changePackages()
    expect(await read('Starter')).toBe('Starter 3')
    expect(await read('Starter')).toBe('Starter 3')
  })

  test('is read again after a failure', async () => {
    const read = counting()
    await expect(read('Broken')).rejects.toThrow('away')
    expect(await read('Broken')).toBe('Broken 2')
  })
})

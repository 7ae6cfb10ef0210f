import { eq } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, describe, expect, test } from 'vitest'
import { testDatabase } from './database.factory.ts'
import { referenceData } from './reference-data.tables.ts'
import { loadReference, tableRows, versionOf } from './reference-data.ts'

const { db, close } = await testDatabase()
afterAll(close)

const versions = () =>
  db
    .select({ name: referenceData.name, version: referenceData.version })
    .from(referenceData)
    .where(eq(referenceData.name, 'towns'))

describe('loadReference', () => {
  test('loads each version once', async () => {
    const loaded: string[] = []
    const load = (version: string) =>
      loadReference(db, 'towns', version, async () => {
        loaded.push(version)
      })
    await load('first')
    await load('first')
    await load('second')
    expect(loaded).toEqual(['first', 'second'])
    expect(await versions()).toEqual([{ name: 'towns', version: 'second' }])
  })

  test('a failed load is not recorded as done', async () => {
    const failing = loadReference(db, 'towns', 'third', async () => {
      throw new Error('Half of the file is missing')
    })
    await expect(failing).rejects.toThrow('Half of the file is missing')
    expect(await versions()).toEqual([{ name: 'towns', version: 'second' }])
  })

  test('only one of several nodes that start together loads', async () => {
    let loads = 0
    const load = () =>
      loadReference(db, 'rivers', 'first', async () => {
        loads++
      })
    await Promise.all([load(), load(), load()])
    expect(loads).toBe(1)
  })
})

test('any changed byte changes the version', () => {
  expect(versionOf(Buffer.from('a,b\n'))).toBe(versionOf(Buffer.from('a,b\n')))
  expect(versionOf(Buffer.from('a,b\n'))).not.toBe(versionOf(Buffer.from('a,c\n')))
})

describe('tableRows', () => {
  const samples = pgTable('samples', { zip: text(), count: integer(), is_open: boolean(), tags: jsonb() })

  test('reads each field as the type of its column', () => {
    const rows = tableRows(samples, 'zip,count,is_open,tags\n00501,-7,false,a|b\n,,,\n', {
      tags: (text) => text.split('|'),
    })
    expect(rows).toEqual([
      { zip: '00501', count: -7, is_open: false, tags: ['a', 'b'] },
      { zip: null, count: null, is_open: null, tags: null },
    ])
  })

  test('refuses a file without a column, and a column it cannot read', () => {
    expect(() => tableRows(samples, 'zip,count,is_open\n1,1,true\n', { tags: String })).toThrow(
      'The file has no column tags',
    )
    expect(() => tableRows(samples, 'zip,count,is_open,tags\n')).toThrow('No reader for the column tags')
  })
})

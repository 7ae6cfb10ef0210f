import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { csvLine, csvTextCell } from './csv-file.queries.ts'
import { csvOf, formulaSigns } from './csv-file.ts'
import { testDatabase } from './database/database.factory.ts'
import type { Database } from './database/database.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

type Row = [string | null, string | null, number | null]

const written = async (rows: readonly Row[]): Promise<string> => {
  const given = JSON.stringify(rows.map(([a, b, n], place) => ({ place, a, b, n })))
  const found = await database.db
    .select({ line: csvLine([csvTextCell(sql`a`), csvTextCell(sql`b`), sql`n`]) })
    .from(sql`jsonb_to_recordset(${given}::jsonb) as given (place int, a text, b text, n numeric)`)
    .orderBy(sql`place`)
  return found.map(({ line }) => line).join('')
}

test('ADM-06 the database writes the same file as the server: formulas, quotes, and line breaks', async () => {
  const starts = [
    ...formulaSigns,
    ...formulaSigns.map((sign) => `"${sign}`),
    ...formulaSigns.map((sign) => ` ${sign}`),
  ]
  const texts = [
    ...starts.map((start) => `${start}1`),
    ...formulaSigns,
    '',
    'plain',
    "'=1",
    'a,b',
    'a"b',
    'a\r\nb',
    'É,\u{1f3c0}',
  ]
  const rows = texts.map((text): Row => [text, null, -2.5])
  expect(await written(rows)).toBe(csvOf(rows))
})

test('any cells are the same from both', async () => {
  const sign = fc.constantFrom(...formulaSigns, '"', "'", ',', ' ', 'a', 'é', '\u{1f3c0}', '\\')
  const text = fc.option(fc.array(sign, { maxLength: 6 }).map((signs) => signs.join('')))
  const rows = fc.array(fc.tuple(text, text, fc.option(fc.integer())), { maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      expect(await written(given)).toBe(csvOf(given))
    }),
    { numRuns: 30 },
  )
})

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cell, csvOf } from './csv-file.ts'

/** Reads RFC 4180 one character at a time, so it shares nothing with the writer. */
const readCsv = (text: string): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (isQuoted && sign === '"' && text[at + 1] === '"') cell += text[++at]
    else if (sign === '"') isQuoted = !isQuoted
    else if (isQuoted) cell += sign
    else if (sign === ',') {
      row.push(cell)
      cell = ''
    } else if (sign === '\r' && text[at + 1] === '\n') {
      at++
      rows.push([...row, cell])
      row = []
      cell = ''
    } else cell += sign
  }
  return rows
}

test('commas, quotes, and line breaks stay inside their cell', () => {
  const cells = ['Texas A&M, Commerce', 'The "U"', 'two\r\nlines', 'plain', '']
  expect(readCsv(csvOf([cells]))).toEqual([cells])
  expect(csvOf([['a', null, 3, -2.5]])).toBe('a,,3,-2.5\r\n')
})

test.each([
  '=HYPERLINK("http://x.test")',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＠SUM(A1)',
])('%j is text, not a formula', (text) => {
  const [[cell] = []] = readCsv(csvOf([[text]]))
  expect(cell).toBe(`'${text}`)
})

test('ADM-06 every CSV file that is sent is written here', async () => {
  const root = join(import.meta.dirname, '..')
  const sources = (await readdir(root, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const texts = await Promise.all(sources.map((file) => readFile(join(root, file), 'utf8')))
  const sending = sources.filter((_, index) => /type: 'text\/csv/.test(texts[index] ?? ''))
  // It sends parts that a job wrote: the first line, and the lines of each list.
  const writers = sources.filter((file) => /work\/export-(?!users)[a-z-]+\.ts$|exported-users/.test(file))
  const isSafe = (file: string) =>
    file === 'modules/admin/work/download-work.ts' ||
    /-csv\.ts'|\/csv-file(\.queries)?\.ts'/.test(texts[sources.indexOf(file)] ?? '')
  expect(sending.length).toBeGreaterThan(3)
  expect(writers).toHaveLength(4)
  expect([...sending, ...writers].filter((file) => !isSafe(file))).toEqual([])
})

test('any cells can be read back, and no text begins like a formula', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null))
  const row = fc.array<Cell>(cell, { minLength: 3, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 4 }), (rows) => {
      const read = readCsv(csvOf(rows))
      expect(read).toHaveLength(rows.length)
      for (const [y, line] of rows.entries())
        for (const [x, given] of line.entries()) {
          const found = read[y]?.[x] ?? ''
          if (typeof given === 'string') {
            expect(found).not.toMatch(/^[=+\-@\t\r\n]/)
            expect([given, `'${given}`]).toContain(found)
          } else expect(found).toBe(given === null ? '' : String(given))
        }
    }),
  )
})

import { expect, test } from 'vitest'
import { methodTables } from './method-tables.ts'

test('BCM-02 the method has every table, with a cell for each column', () => {
  expect(new Set(methodTables.map(({ id }) => id)).size).toBe(methodTables.length)
  for (const { columns, rows, title } of methodTables)
    for (const row of rows) {
      expect([title, row.length]).toEqual([title, columns.length])
      expect(row.join(' ')).not.toMatch(/undefined|NaN|Infinity|null/)
    }
})

test('BCM-02 a table says the numbers that the score uses', () => {
  const rowsOf = (id: string) => methodTables.find((table) => table.id === id)?.rows
  expect(rowsOf('distance')).toEqual([
    ['0%', '100'],
    ['100%', '45'],
    ['200%', '0'],
  ])
  expect(rowsOf('setting')).toEqual([
    ['0', '100'],
    ['1', '60'],
    ['2', '30'],
    ['3', '0'],
  ])
  expect(rowsOf('women-heights')).toContainEqual(['Division I, guard', '5′6″', '5′7″', '5′9″'])
})

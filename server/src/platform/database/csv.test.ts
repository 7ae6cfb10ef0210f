import { describe, expect, test } from 'vitest'
import { readCsv } from './csv.ts'

describe('readCsv', () => {
  test('reads quoted commas, quotes, and line breaks', () => {
    expect(readCsv('name,motto\nBelmont,"Hard, but ""fair"""\nDrake,"two\nlines"\n')).toEqual([
      { name: 'Belmont', motto: 'Hard, but "fair"' },
      { name: 'Drake', motto: 'two\nlines' },
    ])
  })

  test('accepts either line ending, with or without one at the end', () => {
    const records = [
      { a: '1', b: '' },
      { a: '', b: '2' },
    ]
    expect(readCsv('a,b\r\n1,\r\n,2\r\n')).toEqual(records)
    expect(readCsv('a,b\n1,\n,2')).toEqual(records)
  })

  test('keeps an empty last field at the very end', () => {
    expect(readCsv('a,b\n1,')).toEqual([{ a: '1', b: '' }])
  })

  test('handles an empty file and a lone header', () => {
    expect(readCsv('')).toEqual([])
    expect(readCsv('a,b\n')).toEqual([])
  })

  test.each([
    ['a row with a different length', 'a,b\n1,2,3\n', 'CSV row 1 has 3 fields, but the header has 2'],
    ['a quote inside a plain field', 'a,b\n1,in"side\n', 'CSV row 1 has a stray quote'],
    ['a quote that is never closed', 'a,b\n1,"open\n', 'CSV row 1 has a stray quote'],
  ])('refuses %s', (_, text, fault) => {
    expect(() => readCsv(text)).toThrow(fault)
  })
})

import { expect, test } from 'vitest'
import { initials } from './initials.ts'

test.each([
  ['Amara', 'Whitlock', 'AW'],
  ['  amara ', '\twhitlock', 'AW'],
  ['Amara', '', 'A'],
  ['', 'Whitlock', 'W'],
  [null, undefined, ''],
  ['', '   ', ''],
  ['Amara Whitlock', null, 'AW'],
  ['Amara Jo Whitlock', '', 'AW'],
  ['Jo Jo', '', 'JJ'],
  ['Mary Kate', 'de la Cruz', 'MD'],
  ["'Bo'", '(Jr) Smith', 'BJ'],
  ['-', 'Whitlock', 'W'],
  ['🏀', '🏀', ''],
])('of %j and %j are right', (first, last, letters) => {
  expect(initials(first, last)).toBe(letters)
})

test('a letter outside the basic plane stays whole', () => {
  expect(initials('𐐨𐐩', '𝒜lba')).toBe('𐐀𝒜')
})

test('a letter keeps its accents, in any encoding', () => {
  expect(initials('E\u0301lodie', 'Ångström')).toBe('ÉÅ')
  expect(initials('कि', 'r\u0331\u0323a')).toBe('किR\u0331\u0323'.normalize('NFC'))
})

test('a letter whose capital is two letters is not doubled', () => {
  expect(initials('ßen', 'Okafor')).toBe('ßO')
})

test('names in other scripts have initials too', () => {
  expect(initials('يوسف', 'حداد')).toBe('يح')
  expect(initials('민준', '김')).toBe('민김')
})

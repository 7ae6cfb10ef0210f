import { expect, test } from 'vitest'
import { countedText } from './searched-text.ts'

test('a text is counted the same in capitals and small letters', () => {
  expect(['Jo  Smith ', 'JO SMITH', 'jo smith'].map(countedText)).toEqual(Array(3).fill('jo smith'))
  expect(countedText('Class of 2027')).toBe('class of 2027')
})

test.each([
  'amara@example.com',
  '(541) 555-0148',
  '5 4 1 5 5 5',
  '03/14/2009',
  'www.example.com',
  'https://example.com',
  'x'.repeat(61),
  ' ',
])('“%s” is not stored', (typed) => {
  expect(countedText(typed)).toBeNull()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packRows, unpackRows } from './packed-rows.ts'

const roundTrip = (data: unknown): unknown => unpackRows(JSON.parse(JSON.stringify(packRows(data))))

const people = ['Amara', 'Jonas', 'Priya'].map((first_name, place) => ({
  id: place,
  first_name,
  photo: null,
}))

test('rows with the same keys name them once', () => {
  const text = JSON.stringify(packRows({ data: people }))
  expect(text.match(/first_name/g)).toHaveLength(1)
  expect(roundTrip({ data: people })).toEqual({ data: people })
})

test('rows within rows are unpacked as they were', () => {
  const teams = people.map(({ id }) => ({ id, people, tags: ['a', 'b', 'c'], none: [] }))
  expect(roundTrip([[['/teams', { query: {} }], { data: teams }]])).toEqual([
    [['/teams', { query: {} }], { data: teams }],
  ])
})

const colleges = ['Portland State', 'Boise State', 'Idaho'].map((name, place) => ({
  id: place,
  state: { key: 'OR', title: 'Oregon' },
  conference: place === 1 ? null : { name: 'Big Sky' },
  parts: people.slice(place),
  coaches: [{ name }],
}))
const times = (word: string, text: string) => text.match(new RegExp(word, 'g'))?.length

test('objects and rows inside rows name their keys once too', () => {
  const text = JSON.stringify(packRows(colleges))
  for (const key of ['state', 'title', 'first_name', 'coaches']) expect(times(`"${key}"`, text)).toBe(1)
  expect(roundTrip(colleges)).toEqual(colleges)
})

test('an object that some rows don’t have stays missing', () => {
  const rows = [...colleges, ...colleges].map(({ conference }) => ({ conference }))
  expect(times('name', JSON.stringify(packRows(rows)))).toBe(1)
  expect(JSON.stringify(roundTrip(rows))).toBe(JSON.stringify(rows))
})

test.each([
  ['a list beside an object', [{ of: people }, { of: people[0] }, { of: people[1] }]],
  ['a list beside nothing', [{ of: people }, { of: null }, { of: people }]],
  ['a text beside objects', [{ of: people[0] }, { of: people[1] }, { of: people[2] }, { of: 'none' }]],
  ['lists in lists', [{ of: [people] }, { of: [people] }, { of: [people] }]],
  ['empty lists', [{ of: [] }, { of: [] }, { of: [] }]],
  ['only nothing', [{ of: null }, { of: null }, { of: null }]],
  ['rows with objects of no keys', [{ of: {} }, { of: {} }, { of: {} }]],
])('a column that can’t be packed stays as it is: %s', (_, data) => {
  expect(JSON.stringify(roundTrip({ data }))).toBe(JSON.stringify({ data }))
})

test('a column that repeats another one is not sent', () => {
  const options = ['Big Sky', 'Big Ten', 'Ivy'].map((id) => ({ id, title: id, photo: null, note: null }))
  expect(JSON.stringify(packRows(options)).match(/Big Ten/g)).toHaveLength(1)
  expect(roundTrip(options)).toEqual(options)
})

test('rows with the name of an object’s method as a key keep it', () => {
  const answers = ['yes', 'no', 'maybe'].map((word) => ({ constructor: word, size: word.length }))
  expect(JSON.stringify(roundTrip(answers))).toBe(JSON.stringify(answers))
})

test('an answer under a special key stays an answer', () => {
  const answers = [
    { json: { $keys: 'height', values: 'none' } },
    { $keys: '' },
    JSON.parse('{"__proto__":"6 ft"}'),
  ]
  expect(roundTrip({ answers })).toEqual({ answers })
})

test.each([
  ['other keys', [{ a: 1 }, { a: 2 }, { b: 3 }]],
  [
    'another order',
    [
      { a: 1, b: 1 },
      { a: 2, b: 2 },
      { b: 3, a: 3 },
    ],
  ],
  ['more keys', [{ a: 1 }, { a: 2 }, { a: 3, b: 3 }]],
  ['not all rows', [{ a: 1 }, { a: 2 }, null, [1], 'text']],
  ['no keys', [{}, {}, {}]],
  ['a key without a value', people.map(({ id }) => ({ id, zip: id === 1 ? 43215 : undefined }))],
  ['plain values', ['text', 1, null, true]],
])('rows that can’t be packed stay as they are: %s', (_, data) => {
  expect(JSON.stringify(roundTrip({ data }))).toBe(JSON.stringify({ data }))
})

/** Lists whose items are alike, with lists and objects like that inside, and now and then one that is not. */
const rowsAlike: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown; rows: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, 1, '', 'text', '__proto__', '$keys', undefined),
    tie('rows'),
    fc.dictionary(fc.constantFrom('a', 'b', '__proto__', 'values'), tie('value'), { maxKeys: 3 }),
  ),
  rows: fc
    .uniqueArray(fc.constantFrom('a', 'b', 'same', '__proto__', 'constructor'), { maxLength: 4 })
    .chain((keys) =>
      fc.array(
        fc
          .tuple(...keys.map(() => tie('value')))
          .map((values) => Object.fromEntries(keys.map((key, place) => [key, values[place]]))),
        { maxLength: 12 },
      ),
    ),
})).rows

test('any data is unpacked as JSON would have it', () => {
  fc.assert(
    fc.property(rowsAlike, (data) => {
      expect(JSON.stringify(roundTrip({ data }))).toBe(JSON.stringify({ data }))
    }),
    { numRuns: 300 },
  )
})

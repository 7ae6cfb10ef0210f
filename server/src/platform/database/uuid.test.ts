import { expect, test } from 'vitest'
import { uuidv7 } from './uuid.ts'

test('ids sort in the order they were made, many in one millisecond, too', () => {
  const ids = Array.from({ length: 20_000 }, () => uuidv7())
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
})

test('an id has the form of version 7 and begins with its time', () => {
  const form = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
  expect(uuidv7()).toMatch(form)
  const at = Date.UTC(2026, 10, 15)
  expect(uuidv7(at)).toMatch(form)
  expect(Number.parseInt(uuidv7(at).replace('-', '').slice(0, 12), 16)).toBe(at)
})

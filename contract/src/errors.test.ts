import { expect, test } from 'vitest'
import { allCodes, codeTables, kindOf, statusOf } from './errors.codes.ts'
import { errorStatus } from './errors.kinds.ts'

test('a code belongs to one module, and is not the name of a kind', () => {
  const named = codeTables.flatMap((table) => Object.keys(table))
  expect(new Set(named).size).toBe(named.length)
  expect(named.filter((code) => code in errorStatus)).toEqual([])
  expect(allCodes).toHaveLength(named.length + Object.keys(errorStatus).length)
})

test('a code has the status of its kind', () => {
  expect([kindOf('wrong_password'), statusOf('wrong_password')]).toEqual(['invalid', 422])
  expect([kindOf('not_found'), statusOf('not_found')]).toEqual(['not_found', 404])
  for (const code of allCodes) expect(Object.values(errorStatus)).toContain(statusOf(code))
})

test('codes are lower case, joined by underscores', () => {
  for (const code of allCodes) expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
})

import { describe, expect, test } from 'vitest'
import { discreetName, ownCodeNames } from './affiliates.rules.ts'

describe('ACC-16 the code of a new affiliate', () => {
  const always = (limit: number) => limit - 1

  test.each([
    ['Luis', 'LUIS10'],
    ['Christopher', 'CHRISTOP10'],
    ['José', 'JOSE10'],
    ["D'Andre", 'DANDRE10'],
    ['Ляля', 'FRIEND10'],
  ])('of %s is %s', (first_name, code) => {
    expect(ownCodeNames(first_name, always).next().value).toBe(code)
  })

  test('gets more and more digits while it is taken, and fits the field', () => {
    const [, ...others] = ownCodeNames('Christopher', always)
    expect(others.slice(0, 4)).toEqual(['CHRISTO999', 'CHRIST9999', 'CHRIST9999', 'CHRIS99999'])
    expect(others.every((code) => /^[A-Z]{3,}\d+$/.test(code) && code.length === 10)).toBe(true)
  })

  test('keeps its zeros', () => {
    expect([...ownCodeNames('Luis', () => 7)].slice(0, 2)).toEqual(['LUIS10', 'LUIS007'])
  })
})

test('a last name is shown by its first letter, in any alphabet', () => {
  expect(discreetName({ first_name: 'Ada', last_name: 'Park' })).toBe('Ada P.')
  expect(discreetName({ first_name: 'Ляля', last_name: 'Щерба' })).toBe('Ляля Щ.')
})

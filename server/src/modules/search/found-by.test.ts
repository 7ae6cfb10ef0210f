import { describe, expect, test } from 'vitest'
import { foundBy } from './found-by.ts'

const michael = {
  first_name: 'Michael',
  last_name: 'De La Cruz',
  high_school: 'Ridgeline High School',
  city: 'Bend',
}

describe('SRC-05 the reason for a match', () => {
  test.each([
    ['michael', null],
    ['mich cruz', null],
    ['delacruz', null],
    ['de la cruz', null],
    ['ridgeline hs', { kind: 'school', word: 'ridgeline' }],
    ['MICHAËL', null],
    ['mike', { kind: 'nickname', word: 'mike' }],
    ['ridge', { kind: 'school', word: 'ridge' }],
    ['bend', { kind: 'town', word: 'bend' }],
    ['micheall', { kind: 'spelling', word: 'micheall' }],
    // The least obvious reason is the one that needs an explanation.
    ['mike bend', { kind: 'town', word: 'bend' }],
    [undefined, null],
  ])('%s: %j', (typed, reason) => {
    expect(foundBy(typed, michael)).toEqual(reason)
  })

  test('is clear if only the name is known', () => {
    expect(foundBy('bend', { ...michael, high_school: null, city: null })).toEqual({
      kind: 'spelling',
      word: 'bend',
    })
  })
})

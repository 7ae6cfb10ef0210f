import { describe, expect, test } from 'vitest'
import { mustHaveOf, overviewOf } from '../matching.factory.ts'
import {
  costInChip,
  costliest,
  costOfMustHave,
  countSentence,
  filteredWords,
  rangeWords,
  ruledOutWords,
  statesTitle,
} from './matches-words.ts'

const sentence = (...given: Parameters<typeof countSentence>) => {
  const { count, rest } = countSentence(...given)
  return `${count}${rest}`
}

describe('BCM-02 the sentence below the title', () => {
  test('counts what passes, and out of how many', () =>
    expect(sentence(overviewOf(), null)).toBe(
      '36 colleges pass your two must-haves, out of 1,494 with a confirmed women’s team. Survey answered November 9, 2026.',
    ))

  test('is right for one college, one must-have, and another athlete', () =>
    expect(
      sentence(
        overviewOf({
          total: 1,
          must_haves: [mustHaveOf()],
          athlete: { ...overviewOf().athlete, gender: 'male' },
        }),
        'Ben',
      ),
    ).toBe(
      '1 college passes Ben’s must-have, out of 1,494 with a confirmed men’s team. Survey answered November 9, 2026.',
    ))

  test('names no must-haves if none is on, and no confirmation if all teams are included', () =>
    expect(
      sentence(
        overviewOf({
          total: 1910,
          must_haves: [mustHaveOf({ is_on: false })],
          unverified: { colleges: 416, is_included: true },
        }),
        null,
      ),
    ).toContain('1,910 colleges have a women’s team. No must-haves are switched on.'))
})

describe('BCM-01 the number of a must-have', () => {
  test.each([
    [true, 11, '11', 'costs', 'costs 11'],
    [true, 0, null, 'costs none', 'costs none'],
    [false, 1200, '−1,200', 'would cost', 'would cost 1,200'],
    [false, 0, null, 'would cost none', 'would cost none'],
  ])('on: %s, colleges: %i', (is_on, colleges, number, words, chip) => {
    expect(costOfMustHave({ is_on, colleges })).toEqual({ number, words })
    expect(costInChip({ is_on, colleges })).toBe(chip)
  })

  test('the costliest is on and brings back colleges', () => {
    const level = mustHaveOf({ id: 'level', colleges: 3 })
    expect(costliest([mustHaveOf({ is_on: false, colleges: 99 }), level, mustHaveOf({ colleges: 2 })])).toBe(
      level,
    )
    expect(costliest([mustHaveOf({ colleges: 0 })])).toBeNull()
  })
})

test('a list says what it shows', () => {
  expect(rangeWords({ from: 16, to: 30, total: 1036 }, 'match')).toBe('16 to 30 of 1,036, best first')
  expect(filteredWords(12, 36)).toBe('12 of 36 colleges')
  expect(filteredWords(1, 1)).toBe('1 college')
  expect(statesTitle(5)).toBe('Five states')
  expect(statesTitle(1)).toBe('One state')
  expect(statesTitle(31)).toBe('31 states')
})

test('a ruled out favorite names its must-haves', () => {
  const mustHaves = [mustHaveOf(), mustHaveOf({ id: 'level', title: 'Levels' })]
  expect(ruledOutWords(['distance'], mustHaves)).toBe('Ruled out by a must-have: Within 400 miles')
  expect(ruledOutWords(['distance', 'level'], mustHaves)).toBe(
    'Ruled out by must-haves: Within 400 miles, Levels',
  )
})

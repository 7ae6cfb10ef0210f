import { describe, expect, test } from 'vitest'
import { noSelection } from './filter-selection.ts'
import { questionOf } from './question.ts'

const oregon = { ...noSelection, state: ['OR'] }

describe('SRC-01 a search request', () => {
  test.each(['', '   '])('nothing when there is neither text nor filter: %j', (text) =>
    expect(questionOf(text, noSelection)).toBe('nothing'),
  )

  test('needs more than one character, even with filters', () => {
    expect(questionOf(' a ', noSelection)).toBe('too-short')
    expect(questionOf('a', oregon)).toBe('too-short')
  })

  test('has the trimmed text and the filters', () => {
    expect(questionOf('  amara w ', noSelection)).toEqual({ q: 'amara w' })
    expect(questionOf('amara', oregon)).toEqual({ q: 'amara', state: 'OR' })
  })

  test('has only the filters without text', () => expect(questionOf('', oregon)).toEqual({ state: 'OR' }))

  test('is one line without invisible characters', () => {
    expect(questionOf('am\u0000ara\n \u202ewhit', noSelection)).toEqual({ q: 'amara whit' })
    expect(questionOf('\u0000\u202e', noSelection)).toBe('nothing')
    expect(questionOf('a\u0007', noSelection)).toBe('too-short')
  })

  test('counts a surrogate pair as one character', () =>
    expect(questionOf('👩', noSelection)).toBe('too-short'))

  test("never exceeds the server's limit", () =>
    expect(questionOf('a'.repeat(300), noSelection)).toEqual({ q: 'a'.repeat(100) }))
})

import { describe, expect, test } from 'vitest'
import { noSelection } from './filter-selection.ts'
import { questionOf } from './question.ts'

const oregon = { ...noSelection, state: ['OR'] }

describe('SRC-01 what is asked', () => {
  test.each(['', '   '])('nothing when there is neither text nor filter: %j', (text) =>
    expect(questionOf(text, noSelection)).toBe('nothing'),
  )

  test('one character is no search, with filters neither', () => {
    expect(questionOf(' a ', noSelection)).toBe('too-short')
    expect(questionOf('a', oregon)).toBe('too-short')
  })

  test('the text without the spaces around it, and the filters with it', () => {
    expect(questionOf('  amara w ', noSelection)).toEqual({ q: 'amara w' })
    expect(questionOf('amara', oregon)).toEqual({ q: 'amara', state: 'OR' })
  })

  test('the filters alone where there is no text', () =>
    expect(questionOf('', oregon)).toEqual({ state: 'OR' }))

  test('as one line, without what nobody sees', () => {
    expect(questionOf('am\u0000ara\n \u202ewhit', noSelection)).toEqual({ q: 'amara whit' })
    expect(questionOf('\u0000\u202e', noSelection)).toBe('nothing')
    expect(questionOf('a\u0007', noSelection)).toBe('too-short')
  })

  test('a sign of two halves is one character', () => expect(questionOf('👩', noSelection)).toBe('too-short'))

  test('never more than the server takes', () =>
    expect(questionOf('a'.repeat(300), noSelection)).toEqual({ q: 'a'.repeat(100) }))
})

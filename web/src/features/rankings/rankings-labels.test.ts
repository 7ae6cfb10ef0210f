import { describe, expect, test } from 'vitest'
import {
  countLine,
  figureText,
  placeText,
  rankedLine,
  rankingName,
  schoolLine,
  scoreText,
  shortLine,
} from './rankings-labels.ts'

describe('the texts about a ranked athlete', () => {
  test('contain the known facts and leave out the rest', () => {
    expect(rankedLine('Shooting guard', 2027)).toBe('Shooting guard, class of 2027')
    expect(rankedLine(null, 2027)).toBe('Class of 2027')
    expect(rankedLine(null, null)).toBe('')
    expect(shortLine('Shooting guard', 2027)).toBe('Shooting guard, 2027')
    expect(shortLine(null, null)).toBe('')
    expect(schoolLine({ high_school: 'Ridgeline High School', state: 'OR' })).toBe(
      'Ridgeline High School, OR',
    )
    expect(schoolLine({ high_school: null, state: null })).toBe('')
  })

  test('format numbers as they are counted', () => {
    const figure = { key: 'tp_pct', label: '3P%', title: 'Three-point percentage', value: 41, decimals: 1 }
    expect(figureText({ ...figure, unit: '%' })).toBe('41.0%')
    expect(figureText({ ...figure, unit: null })).toBe('41.0')
    expect(scoreText(90)).toBe('90.0')
  })

  test('contain the rank and the list', () => {
    expect(placeText({ rank: 2, of: 1290 })).toBe('2nd of 1,290')
    expect(rankingName({ sport: 'hockey', gender: 'female', class: 2028 })).toBe(
      'Girls’ hockey, class of 2028',
    )
    expect(rankingName({ sport: 'hockey', gender: 'male' })).toBe('Boys’ hockey')
    expect(rankingName({ sport: 'hockey', class: null })).toBe('Hockey')
    expect(rankingName({ gender: 'male', class: 2028 })).toBe('Boys, class of 2028')
    expect(rankingName({ class: 2028 })).toBe('Class of 2028')
    expect(rankingName({})).toBe('')
  })

  test('use the names softball and baseball', () => {
    expect(rankingName({ sport: 'baseball_softball', gender: 'female' })).toBe('Girls’ softball')
    expect(rankingName({ sport: 'baseball_softball', gender: 'male' })).toBe('Boys’ baseball')
    expect(rankingName({ sport: 'baseball_softball' })).toBe('Baseball and softball')
  })

  test('contain the count, but for a full list only say that these are the first', () => {
    const girls = { sport: 'hockey', gender: 'female' } as const
    expect(countLine(0, girls)).toBe('Nobody ranked in girls’ hockey')
    expect(countLine(99, { ...girls, class: 2028 })).toBe('99 ranked in girls’ hockey, class of 2028')
    expect(countLine(100, girls)).toBe('The first 100 in girls’ hockey')
  })
})

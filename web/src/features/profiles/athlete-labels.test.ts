import { describe, expect, test } from 'vitest'
import { heroLine, isAthleteId, nameClassName, playsInWords } from './athlete-labels.ts'
import { athleteOf, basketball, richAthlete } from './profiles.factory.ts'

describe('an athlete’s page', () => {
  test('describes the known facts in a few words', () => {
    expect(playsInWords(richAthlete(), basketball)).toEqual(['Shooting guard', 'Class of 2027', 'Basketball'])
    expect(heroLine(richAthlete(), basketball)).toEqual(['Shooting guard', 'Class of 2027', 'Shoots left'])
  })

  test('names only the sport when nothing else is known', () => {
    expect(playsInWords(athleteOf(), basketball)).toEqual(['Basketball'])
    expect(heroLine(athleteOf(), basketball)).toEqual(['Basketball'])
  })

  test('keeps a position that its sport no longer has', () =>
    expect(heroLine(athleteOf({ position: 'Libero' }), basketball)).toEqual(['Libero']))

  test.each([
    ['amara-whitlock', true],
    ['3f0c2b4e-9a01-7c3d-8e2f-1a2b3c4d5e6f', true],
    ['favicon.ico', false],
    ['a b', false],
    ['..%2f', false],
    ['', false],
    ['a'.repeat(121), false],
  ])("%j can be an athlete's address: %s", (text, is) => expect(isAthleteId(text)).toBe(is))

  test('a longer name is smaller, and only the longest may break', () => {
    const looks = [
      'Amara Whitlock',
      'Amara Castellanos',
      'Zoe Papadimitriou',
      'Maximiliano Featherstonehaugh-Montgomery',
      'A'.repeat(21),
      'A'.repeat(35),
    ].map(nameClassName)
    expect(new Set(looks).size).toBe(6)
    expect(looks.filter((look) => look.includes('wrap-anywhere'))).toEqual([looks[5]])
  })
})

import { expect, test } from 'vitest'
import { athleteIn } from '../recruiting.factory.ts'
import { heightOf, playsLine, townOf } from './athlete-words.ts'

test('RCC-05 an athlete in a line, as far as it is known', () => {
  const amara = athleteIn('Amara Whitlock')
  expect(playsLine(amara)).toBe('Shooting guard\u00a0· Ridgeline High School')
  expect(townOf(amara)).toBe('Bend, Oregon')
  expect(heightOf(amara.personal_metrics)).toBe('5\'10"')
  const bare = athleteIn('Bo Li', { position: null, high_school: null, city: null, state: null })
  expect(playsLine(bare)).toBe('')
  expect(townOf(bare)).toBe('')
  expect(heightOf({ height: null, height_in: 4, weight: null })).toBeNull()
})

import { expect, test } from 'vitest'
import { athleteIn } from '../recruiting.factory.ts'
import { positionAndSchool, wholeTown } from './athlete-labels.ts'

test('RCC-05 an athlete in one line, with the known facts', () => {
  const amara = athleteIn('Amara Whitlock')
  expect(positionAndSchool(amara)).toBe('Shooting guard\u00a0· Ridgeline High School')
  expect(wholeTown(amara)).toBe('Bend, Oregon')
  const bare = athleteIn('Bo Li', { position: null, high_school: null, city: null, state: null })
  expect(positionAndSchool(bare)).toBe('')
  expect(wholeTown(bare)).toBe('')
})

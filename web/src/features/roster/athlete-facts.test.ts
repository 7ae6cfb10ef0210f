import { expect, test } from 'vitest'
import { playsAs, townOf } from './athlete-facts.ts'

const basketball = { key: 'basketball' }

test('a line about an athlete leaves out what is not known', () => {
  expect(playsAs({ position: 'SG', class: 2027, sport: basketball })).toBe(
    'SG\u00a0· Class of 2027\u00a0· Basketball',
  )
  expect(playsAs({ position: null, class: null, sport: { key: 'baseball_softball' } })).toBe(
    'Baseball and softball',
  )
})

test('a sport nobody here has heard of keeps its own key', () =>
  expect(playsAs({ position: null, class: null, sport: { key: 'rowing' } })).toBe('rowing'))

test('a town is given as far as it is known', () => {
  expect(townOf({ city: 'Bend', state: 'OR' })).toBe('Bend, OR')
  expect(townOf({ city: null, state: 'OR' })).toBe('OR')
  expect(townOf({ city: null, state: null })).toBe('')
})

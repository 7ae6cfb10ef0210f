import { expect, test } from 'vitest'
import { rosterLine } from './athlete-facts.ts'

const basketball = { key: 'basketball' }

test('a line about an athlete leaves out unknown facts', () => {
  expect(rosterLine({ position: 'SG', class: 2027, sport: basketball })).toBe(
    'SG\u00a0· Class of 2027\u00a0· Basketball',
  )
  expect(rosterLine({ position: null, class: null, sport: { key: 'baseball_softball' } })).toBe(
    'Baseball and softball',
  )
})

test('an unknown sport keeps its key', () =>
  expect(rosterLine({ position: null, class: null, sport: { key: 'rowing' } })).toBe('rowing'))

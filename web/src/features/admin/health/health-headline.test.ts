import { expect, test } from 'vitest'
import { healthHeadline, millisecondsText } from './health-headline.ts'

test.each([
  [['good', 'good'], 'All systems go'],
  [['good', 'watch'], '1 thing to watch'],
  [['watch', 'watch'], '2 things to watch'],
  [['bad', 'watch'], '1 problem to fix'],
  [['bad', 'bad'], '2 problems to fix'],
] as const)('%j is “%s”', (states, headline) => {
  expect(healthHeadline(states.map((state) => ({ state })))).toBe(headline)
})

test.each([
  [0.42, '0.4 ms'],
  [12.4, '12 ms'],
  [999.4, '999 ms'],
  [1340, '1.3 s'],
])('%d is “%s”', (ms, text) => {
  expect(millisecondsText(ms)).toBe(text)
})

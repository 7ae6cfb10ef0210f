import { describe, expect, test } from 'vitest'
import { athleteOf, metricOf } from '../profiles.factory.ts'
import { rimReachOf, rimWords } from './rim-reach.ts'

const measured = [metricOf('standing_reach', 233.68), metricOf('max_vertical', 72.39)]

const touching = (touch: number) => ({ height: null, reach: 200, jump: touch - 200, touch })

describe('PRO-04 the distance to the rim', () => {
  test('is shown if reach and jump were measured, in basketball', () => {
    expect(rimReachOf(athleteOf({ metrics: measured }))?.touch).toBeCloseTo(306.07)
    expect(rimReachOf(athleteOf({ metrics: measured.slice(1) }))).toBeNull()
    expect(rimReachOf(athleteOf({ metrics: measured, sport: { key: 'soccer' } }))).toBeNull()
  })

  test('uses the latest jump', () => {
    const again = [...measured, metricOf('max_vertical', 75, { measured_on: '2026-11-01' })]
    expect(rimReachOf(athleteOf({ metrics: again }))?.jump).toBe(75)
  })

  test.each([
    [306.07, 'imperial', 'Half an inch over the rim'],
    [304.8, 'imperial', 'Right at the rim'],
    [299.72, 'imperial', '2 inches below the rim'],
    [264.16, 'imperial', '1′4″ below the rim'],
    [314.8, 'metric', '10 cm over the rim'],
  ] as const)('a touch of %d cm in %s: %s', (touch, units, words) =>
    expect(rimWords(touching(touch), units)).toBe(words),
  )
})

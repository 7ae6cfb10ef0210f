import { describe, expect, test } from 'vitest'
import { unitsFor } from '../../lib/units.ts'
import {
  changeText,
  dayText,
  feetAndInches,
  lengthOf,
  measured,
  monthText,
  sourceText,
  statWords,
  timeText,
  weightIn,
} from './profiles.format.ts'

describe('PRO-04 units', () => {
  test('follow the person’s choice, then the setting; a success coach always sees feet and pounds', () => {
    expect(unitsFor(null)).toBe('imperial')
    expect(unitsFor(null, 2)).toBe('metric')
    expect(unitsFor({ type: 'coach', metric_type: null }, 2)).toBe('metric')
    expect(unitsFor({ type: 'coach', metric_type: 1 }, 2)).toBe('imperial')
    expect(unitsFor({ type: 'parent', metric_type: 2 }, 1)).toBe('metric')
    expect(unitsFor({ type: 'rsc', metric_type: 2 }, 2)).toBe('imperial')
  })

  test.each([
    [177.8, '5′10″'],
    [186.69, '6′1.5″'],
    [182.88, '6′0″'],
    [182.8, '6′0″'],
    [198.75, '6′6.25″'],
  ])('%d cm are %s', (cm, text) => expect(feetAndInches(cm)).toBe(text))

  test('inches never reach twelve', () => {
    for (let cm = 90; cm < 260; cm += 0.1) expect(feetAndInches(cm)).not.toMatch(/′12″/)
  })

  test('metric is in cm and kg', () => {
    expect(lengthOf(177.8, 'metric')).toEqual({ value: '178', unit: 'cm' })
    expect(weightIn(68.95, 'metric')).toEqual({ value: '69', unit: 'kg' })
    expect(weightIn(68.95, 'imperial')).toEqual({ value: '152', unit: 'lb' })
  })

  test.each([
    [{ unit: 'length', step: 0.25 }, 186.69, 'imperial', { value: '6′1.5″', unit: null }],
    [{ unit: 'short-length', step: 0.5 }, 72.39, 'imperial', { value: '28.5', unit: 'in' }],
    [{ unit: 'short-length', step: 0.5 }, 72.39, 'metric', { value: '72.4', unit: 'cm' }],
    [{ unit: 'weight', step: 0.5 }, 68.95, 'metric', { value: '69', unit: 'kg' }],
    [{ unit: 'seconds', step: 0.01 }, 11.1, 'metric', { value: '11.10', unit: 's' }],
    [{ unit: 'percent', step: 0.1 }, 9, 'imperial', { value: '9.0', unit: '%' }],
    [{ unit: 'count', step: 1 }, 11, 'imperial', { value: '11', unit: null }],
  ] as const)('%j: %d in %s', (measurement, value, units, shown) =>
    expect(measured({ value }, measurement, units)).toEqual(shown),
  )
})

describe('formatted numbers', () => {
  const column = { decimals: 1, unit: '%' }

  test('keep their decimals and their unit', () => {
    expect(statWords(column, 39.6)).toBe('39.6%')
    expect(statWords({ decimals: 0, unit: null }, 27)).toBe('27')
  })

  test('a change has its sign', () => {
    expect(changeText(column, 4.6)).toBe('+4.6')
    expect(changeText(column, -0.3)).toBe('−0.3')
    expect(changeText(column, 0.04)).toBe('±0')
  })

  test('a source has its name and date', () => {
    const confirmed = null
    expect(sourceText({ source: 'event', day: '2026-07-11', confirmed })).toBe(
      'Reported by athlete · Event, Jul 2026',
    )
    expect(sourceText({ source: 'coach', day: null, by: 'NBA Combine', confirmed })).toBe(
      'Reported by athlete · NBA Combine',
    )
    expect(sourceText({ source: 'self', day: null, confirmed })).toBe('Reported by athlete')
    const marcus = { by: 'Marcus Bell', role: 'success_coach' as const, at: '2026-11-01T00:00:00.000Z' }
    expect(sourceText({ source: 'self', day: null, by: 'NBA Combine', confirmed: marcus })).toBe(
      'Confirmed by Marcus Bell',
    )
  })

  test("days do not depend on the reader's time zone", () => {
    expect(monthText('2026-07-01')).toBe('Jul 2026')
    expect(dayText('2026-12-31')).toBe('December 31, 2026')
    expect(dayText('2026-11-09T12:00:00.000Z')).toBe('November 9, 2026')
  })

  test.each([
    ['00:05', '12:05 am'],
    ['12:00', '12:00 pm'],
    ['19:30', '7:30 pm'],
  ])('%s is %s', (time, text) => expect(timeText(time)).toBe(text))
})

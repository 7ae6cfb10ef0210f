import { expect, test } from 'vitest'
import { dollarsText, keptHoursText, percentText, shortDollars } from './amounts.ts'
import { businessMonthsOf, businessOf, businessPeriodOf } from './business.factory.ts'
import { drawnOf, markText, pointText, rangeText, restText } from './period-words.ts'

test('only full periods are drawn, and the others are said', () => {
  const months = businessMonthsOf({}, {}, {}, {}, { refunds: 7 })
  const cut = [
    businessPeriodOf({ from: '2026-06-10', to: '2026-06-30', is_full: false, refunds: 2 }),
    ...months,
  ]
  expect(drawnOf(cut)).toHaveLength(4)
  const rest = (range: 'all' | 'own') =>
    restText(businessOf({ periods: cut, range }), ({ refunds }) => String(refunds))
  expect(rest('all')).toBe('June 10 to June 30: 2. November so far: 7.')
  // The days may have ended before today.
  expect(rest('own')).toBe('June 10 to June 30: 2. November 1 to November 18: 7.')
})

test('if nothing is full, everything is drawn', () => {
  const [running] = businessMonthsOf().slice(-1)
  const only = running ? [running] : []
  expect(drawnOf(only)).toEqual(only)
  expect(restText(businessOf({ periods: only }), () => 'x')).toBe('')
})

test('a label is as short as it can be', () => {
  const period = { from: '2025-12-01' }
  expect(rangeText(businessOf({ range: 'own' }))).toBe('from July 1 to November 18')
  expect(markText(period, 'month', 12)).toBe('Dec')
  expect(markText(period, 'month', 30)).toBe('Dec 2025')
  expect(pointText(period, 'week')).toBe('Dec 1')
})

test('amounts are rounded for reading', () => {
  expect([dollarsText(2_594_049), dollarsText(-150), dollarsText(0)]).toEqual(['$25,940', '-$2', '$0'])
  expect([999_900, 2_594_000, 123_456_789_00].map(shortDollars)).toEqual(['$9,999', '$25.9k', '$123.5M'])
  expect([percentText(0.0312), percentText(0.05), percentText(0)]).toEqual(['3.1%', '5%', '0%'])
  expect([keptHoursText(0), keptHoursText(1800), keptHoursText(111_600)]).toEqual(['0 h', '0.5 h', '31 h'])
})

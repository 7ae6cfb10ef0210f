import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, addMonths, billingDayOf, daysBetween, startOfBillingDay } from './billing-day.ts'

describe('a billing day', () => {
  test.each([
    ['2026-11-17T04:59:59Z', '2026-11-16'],
    ['2026-11-17T05:00:00Z', '2026-11-17'],
    ['2026-07-04T03:59:59Z', '2026-07-03'],
    ['2026-07-04T04:00:00Z', '2026-07-04'],
  ])('%s belongs to %s', (instant, day) => {
    expect(billingDayOf(new Date(instant))).toBe(day)
  })

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2028-02-29', 48, '2032-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-12-15', 13, '2028-01-15'],
  ])('%s and %i months is %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later)
  })

  test('crosses the changes of daylight saving without losing or repeating a day', () => {
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09')
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02')
    expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31)
  })

  test('begins when the day before it ends, on every day of four years', () => {
    const anyDay = fc.integer({ min: 0, max: 4 * 366 }).map((days) => addDays('2026-01-01', days))
    fc.assert(
      fc.property(anyDay, (day) => {
        const start = startOfBillingDay(day)
        expect(billingDayOf(start)).toBe(day)
        expect(billingDayOf(new Date(start.getTime() - 1))).toBe(addDays(day, -1))
      }),
      { numRuns: 500 },
    )
  })
})

import { describe, expect, test } from 'vitest'
import { cutsOf, edgesOf, rangeFaults, spanOf } from './periods.rules.ts'

const today = '2026-11-18'
const spanFor = (asked: Parameters<typeof spanOf>[0]) => spanOf(asked, today, '2024-02-10')

describe('the range', () => {
  test('is twelve full months and the running one, if nothing is said', () => {
    const span = spanFor({})
    expect(span).toEqual({ range: '12-months', from: '2025-11-01', to: today, unit: 'month' })
    const cuts = cutsOf(span, today)
    expect(cuts).toHaveLength(13)
    expect(cuts.filter(({ is_full }) => is_full)).toHaveLength(12)
    expect(cuts.at(-1)).toEqual({ from: '2026-11-01', to: today, is_full: false })
  })

  test('of twelve weeks begins on a Monday', () => {
    const cuts = cutsOf(spanFor({ range: '12-weeks' }), today)
    expect(cuts[0]).toEqual({ from: '2026-08-24', to: '2026-08-30', is_full: true })
    expect(cuts.at(-1)).toEqual({ from: '2026-11-16', to: today, is_full: false })
    expect(cuts).toHaveLength(13)
  })

  test('of everything begins with the first account', () => {
    expect(spanFor({ range: 'all' })).toMatchObject({ from: '2024-02-10', to: today, unit: 'month' })
  })

  test('of one’s own days is cut where they begin and end', () => {
    const span = spanFor({ from: '2026-01-10', to: '2026-08-31' })
    expect(span.unit).toBe('month')
    const cuts = cutsOf(span, today)
    expect(cuts[0]).toEqual({ from: '2026-01-10', to: '2026-01-31', is_full: false })
    expect(cuts.at(-1)).toEqual({ from: '2026-08-01', to: '2026-08-31', is_full: true })
    expect(edgesOf(cuts).at(-1)).toBe('2026-09-01')
  })

  test('is shown by day, week, or month, as long as it is', () => {
    expect(spanFor({ from: '2026-10-01', to: '2026-10-31' }).unit).toBe('day')
    expect(spanFor({ from: '2026-10-01', to: '2026-11-01' }).unit).toBe('week')
    expect(spanFor({ from: '2026-05-18', to: today }).unit).toBe('month')
    expect(cutsOf(spanFor({ from: today, to: today }), today)).toEqual([
      { from: today, to: today, is_full: false },
    ])
  })
})

test('everything that is wrong with a range is said, by field', () => {
  expect(rangeFaults({}, today)).toBeNull()
  expect(rangeFaults({ from: '2026-01-01', to: today }, today)).toBeNull()
  expect(rangeFaults({ range: 'all', from: '2026-11-19' }, today)).toEqual({
    range: ['Choose a range or two dates, not both'],
    from: ['Must not be in the future'],
    to: ['Choose the last day'],
  })
  expect(rangeFaults({ from: '2026-11-20', to: '2026-11-19' }, today)).toEqual({
    from: ['Must not be in the future'],
    to: ['Must not be in the future', 'Must not be before the first day'],
  })
  expect(rangeFaults({ from: '1999-12-31', to: '1999-12-30' }, today)).toEqual({
    from: ['Must not be before January 1, 2000'],
    to: ['Must not be before January 1, 2000', 'Must not be before the first day'],
  })
  expect(rangeFaults({ to: today }, today)).toEqual({ from: ['Choose the first day'] })
})

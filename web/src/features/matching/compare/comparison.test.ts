import type { CoachInMatch, ExplainedMatch } from '@fieldhouse/contract/matching.match'
import { describe, expect, test } from 'vitest'
import { bestOf, comparedParts, findingOf, latestContact } from './comparison.ts'

const college = (short_name: string, total: number, fits: Record<string, number>) =>
  ({
    match_id: total,
    total,
    college: { short_name },
    parts: Object.entries(fits).map(([factor, fit]) => ({ factor, fit, weight: 1, points: fit, most: 100 })),
  }) as unknown as ExplainedMatch

describe('BCM-02 the best value of a row', () => {
  test('all ties count', () => expect(bestOf([7, 3, 7])).toEqual([true, false, true]))
  test('low can be best', () => expect(bestOf([7, 3, null], true)).toEqual([false, true, false]))
  test('equal values have no best', () => expect(bestOf([5, 5])).toEqual([false, false]))
  test('one known value is not a comparison', () => expect(bestOf([5, null])).toEqual([false, false]))
})

describe('BCM-02 the headline is the finding', () => {
  test('it names what the best match is ahead on', () =>
    expect(
      findingOf([
        college('Oregon State', 78, { level: 70, grades: 100, cost: 60 }),
        college('Portland State', 90, { level: 96, grades: 85, cost: 98 }),
      ]),
    ).toBe('Portland State is ahead on level and cost'))
  test('nobody is ahead on a part that another has just as well', () =>
    expect(
      findingOf([
        college('Edward Waters', 91, { level: 93, cost: 89 }),
        college('Saint Leo', 89, { level: 93, cost: 67 }),
        college('Daytona State', 89, { level: 83, cost: 100 }),
      ]),
    ).toBe('Edward Waters is the best match overall'))
  test('a tie is a tie', () =>
    expect(findingOf([college('A', 80, { level: 70 }), college('B', 80, { level: 90 })])).toBe(
      'A and B are even at 80',
    ))
  test('one college has no rival', () => expect(findingOf([college('A', 80, { level: 70 })])).toBe('A'))
  test('parts keep their order, and only those that count are compared', () =>
    expect(comparedParts([college('A', 1, { cost: 1, level: 2 }), college('B', 1, { size: 1 })])).toEqual([
      'level',
      'cost',
      'size',
    ]))
})

describe('BCM-02 the latest contact with a college', () => {
  const coach = (first_name: string, last_contact_on: string | null, unread_message_count = 0) =>
    ({ first_name, last_contact_on, unread_message_count }) as CoachInMatch

  test('is the newest, whatever the order of the coaches', () => {
    const marcus = coach('Marcus', '2026-11-15')
    const marisol = coach('Marisol', '2026-11-16', 2)
    for (const list of [
      [marcus, marisol, coach('Never', null)],
      [marisol, marcus],
    ])
      expect(latestContact(list)?.first_name).toBe('Marisol')
    expect(latestContact([coach('Never', null)])).toBe(null)
  })

  test('of the same day, is the one with unread messages', () => {
    const list = [coach('Read', '2026-11-16'), coach('Unread', '2026-11-16', 1)]
    expect(latestContact(list)?.first_name).toBe('Unread')
  })
})

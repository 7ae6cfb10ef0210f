import { describe, expect, test } from 'vitest'
import { timeRowOf } from '../tasks.factory.ts'
import {
  addDays,
  athletesOfWeek,
  daysOfWeek,
  hourAxis,
  hourMarks,
  mondayOf,
  partOfDay,
  placeOn,
  splitByDay,
} from './week.ts'

/** Los Angeles: on November 1, 2026, the clocks go back at 9:00 UTC. */
const losAngeles = (at: number) => (at < Date.parse('2026-11-01T09:00:00Z') ? -7 * 60 : -8 * 60)

describe('a week', () => {
  test('begins on Monday', () => {
    expect(mondayOf('2026-11-13')).toBe('2026-11-09')
    expect(mondayOf('2026-11-09')).toBe('2026-11-09')
    expect(mondayOf('2026-11-15')).toBe('2026-11-09')
    expect(addDays('2026-12-28', 7)).toBe('2027-01-04')
  })

  test('has the weekend only if there was work, or if it is today', () => {
    expect(daysOfWeek('2026-11-09', '2026-11-13', [])).toHaveLength(5)
    expect(daysOfWeek('2026-11-09', '2026-11-13', ['2026-11-14'])).toHaveLength(6)
    expect(daysOfWeek('2026-11-09', '2026-11-15', []).at(-1)).toBe('2026-11-15')
  })
})

test('the week by athlete: the most time first, and discarded time does not count', () => {
  const rowFor = (user_id: string, seconds: number, is_discarded = false) =>
    timeRowOf({ athlete: { user_id, name: `Athlete ${user_id}` }, seconds, is_discarded })
  expect(
    athletesOfWeek([
      { date: '2026-11-12', seconds: 90, rows: [rowFor('a', 60), rowFor('b', 30), rowFor('c', 600, true)] },
      { date: '2026-11-11', seconds: 50, rows: [rowFor('b', 50)] },
    ]),
  ).toEqual([
    { user_id: 'b', name: 'Athlete b', seconds: 80 },
    { user_id: 'a', name: 'Athlete a', seconds: 60 },
  ])
})

describe('a stretch of work', () => {
  test('over midnight has a part in each day', () => {
    const late = { from: '2026-11-13T07:30:00.000Z', to: '2026-11-13T08:20:00.000Z' }
    expect(splitByDay(late, losAngeles)).toEqual([
      { date: '2026-11-12', from: '2026-11-13T07:30:00.000Z', to: '2026-11-13T08:00:00.000Z' },
      { date: '2026-11-13', from: '2026-11-13T08:00:00.000Z', to: '2026-11-13T08:20:00.000Z' },
    ])
    expect(partOfDay(late, '2026-11-12', losAngeles)).toEqual({ from: 23 * 60 + 30, to: 24 * 60 })
    expect(partOfDay(late, '2026-11-13', losAngeles)).toEqual({ from: 0, to: 20 })
  })

  test('is on the right days when the clocks change', () => {
    const parts = splitByDay({ from: '2026-11-01T06:30:00.000Z', to: '2026-11-02T08:30:00.000Z' }, losAngeles)
    expect(parts.map(({ date, from }) => [date, from])).toEqual([
      ['2026-10-31', '2026-11-01T06:30:00.000Z'],
      ['2026-11-01', '2026-11-01T07:00:00.000Z'],
      ['2026-11-02', '2026-11-02T08:00:00.000Z'],
    ])
  })
})

describe('the clock of the week', () => {
  test('shows office hours, and more if someone worked then', () => {
    expect(hourAxis([])).toEqual({ from: 480, to: 1080 })
    expect(hourAxis([{ from: 7 * 60 + 10, to: 19 * 60 + 5 }])).toEqual({ from: 420, to: 1200 })
  })

  test('is marked from morning to evening', () => {
    const axis = hourAxis([])
    expect(hourMarks(axis).map(({ label }) => label)).toEqual(['8 am', '10', 'noon', '2', '4', '6 pm'])
    expect(placeOn(axis, 13 * 60)).toBe(50)
    expect(hourMarks({ from: 0, to: 1440 }).map(({ label }) => label)).toEqual([
      '12 am',
      '6',
      'noon',
      '6',
      '12 am',
    ])
  })
})

import { describe, expect, test } from 'vitest'
import { eventOf } from '../recruiting.factory.ts'
import { groupByDay, logParts, partSize, timeLabel } from './activity-days.ts'

const at = (id: string, event_date: string, event_time: string) => eventOf({ id, event_date, event_time })

describe('RCC-02 the days of the activity log', () => {
  test('newest first, then by id', () => {
    const days = groupByDay([
      at('b', '2026-11-09', '20:17'),
      at('a', '2026-11-14', '09:05'),
      at('d', '2026-11-14', '16:12'),
      at('c', '2026-11-14', '09:05'),
    ])
    expect(days.map(({ label, entries }) => [label, entries.map(({ id }) => id)])).toEqual([
      ['Saturday, November 14', ['d', 'c', 'a']],
      ['Monday, November 9', ['b']],
    ])
  })

  test('an entry on two pages appears one time', () =>
    expect(
      groupByDay([at('a', '2026-11-14', '09:05'), at('a', '2026-11-14', '09:05')])[0]?.entries,
    ).toHaveLength(1))

  test('a long log is split into parts, and a long day into pieces under one heading', () => {
    const dayOf = (day: number, length: number) =>
      Array.from({ length }, (_, place) => at(`${day} ${place}`, `2026-11-0${day}`, '09:05'))
    const parts = logParts(groupByDay([...dayOf(9, 1), ...dayOf(8, 2 * partSize + 1), ...dayOf(7, 2)]))
    expect(
      parts.map((part) => part.map(({ date, entries, isContinued }) => [date, entries.length, isContinued])),
    ).toEqual([
      [
        ['2026-11-09', 1, false],
        ['2026-11-08', partSize, false],
      ],
      [['2026-11-08', partSize, true]],
      [
        ['2026-11-08', 1, true],
        ['2026-11-07', 2, false],
      ],
    ])
    expect(logParts([])).toEqual([])
  })

  test.each([
    ['00:05', '12:05 am'],
    ['12:00', '12:00 pm'],
    ['16:12', '4:12 pm'],
    ['23:59:00', '11:59 pm'],
  ])('%s is %s', (time, label) => expect(timeLabel(time)).toBe(label))
})

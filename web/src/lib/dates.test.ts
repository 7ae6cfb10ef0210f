import { describe, expect, test } from 'vitest'
import { clockAt, clockSince, dateAt, dayHeading, dayOf, shortDate, timeAgo } from './dates.ts'

const now = Date.parse('2026-03-10T15:30:00Z')
const portland = -7 * 60

describe("SHL-12 dates follow the visitor's clock", () => {
  test('the same moment can be a different day elsewhere', () => {
    expect(dayOf('2026-03-10T03:00:00Z', 0)).toBe('Mar 10, 2026')
    expect(dayOf('2026-03-10T03:00:00Z', portland)).toBe('Mar 9, 2026')
    expect(dayOf('2026-12-31T23:30:00Z', 60)).toBe('Jan 1, 2027')
  })

  test("a message's day and time are in the reader's time zone", () => {
    expect([dateAt('2026-03-10T03:07:00Z', 0), clockAt('2026-03-10T03:07:00Z', 0)]).toEqual([
      '2026-03-10',
      '3:07 am',
    ])
    expect([dateAt('2026-03-10T03:07:00Z', portland), clockAt('2026-03-10T03:07:00Z', portland)]).toEqual([
      '2026-03-09',
      '8:07 pm',
    ])
  })

  test('a time zone has the offset of that moment, not of today', () => {
    /** Portland: seven hours behind in summer, eight in winter, from November 1, 2026, 9:00 UTC on. */
    const clock = (at: number) => (at < Date.parse('2026-11-01T09:00:00Z') ? -7 : -8) * 60
    expect(clockAt('2026-10-31T17:05:00Z', clock)).toBe('10:05 am')
    expect(clockAt('2026-11-01T18:05:00Z', clock)).toBe('10:05 am')
    expect(dateAt('2026-10-31T06:30:00Z', clock)).toBe('2026-10-30')
    expect(dateAt('2026-11-02T07:30:00Z', clock)).toBe('2026-11-01')
    expect(timeAgo('2026-10-31T17:05:00Z', Date.parse('2026-11-01T18:05:00Z'), clock)).toBe(
      'yesterday at 10:05 am',
    )
  })

  test('a time of another day names the day', () => {
    const now = Date.parse('2026-11-17T20:00:00Z')
    const pacific = -480
    expect(clockSince('2026-11-17T17:12:00Z', now, pacific)).toBe('9:12 am')
    expect(clockSince('2026-11-17T07:59:00Z', now, pacific), 'before midnight').toBe('Mon 11:59 pm')
    expect(clockSince('2026-11-11T23:42:00Z', now, pacific)).toBe('Wed 3:42 pm')
    expect(clockSince('2026-11-10T23:42:00Z', now, pacific)).toBe('Nov 10, 2026, 3:42 pm')
  })

  test("a day's heading is weekday, month, and day, plus the year if it is another", () => {
    expect(dayHeading('2026-11-14', '2026-11-15')).toBe('Saturday, November 14')
    expect(dayHeading('2025-11-14', '2026-11-15')).toBe('Friday, November 14, 2025')
    expect(shortDate('2026-11-04')).toBe('11/04/26')
  })

  test.each([
    ['2026-03-10T15:29:30Z', 0, 'just now'],
    ['2026-03-10T15:31:00Z', 0, 'just now'],
    ['2026-03-10T15:29:00Z', 0, '1 minute ago'],
    ['2026-03-10T14:31:00Z', 0, '59 minutes ago'],
    ['2026-03-10T14:30:00Z', 0, 'today at 2:30 pm'],
    ['2026-03-10T00:05:00Z', 0, 'today at 12:05 am'],
    ['2026-03-10T00:05:00Z', portland, 'yesterday at 5:05 pm'],
    ['2026-03-09T12:00:00Z', 0, 'yesterday at 12:00 pm'],
    ['2026-03-08T23:59:00Z', 0, '2 days ago'],
    ['2026-03-04T00:00:00Z', 0, '6 days ago'],
    ['2026-03-03T23:00:00Z', 0, 'on Mar 3, 2026'],
    ['2025-12-24T10:00:00Z', 0, 'on Dec 24, 2025'],
  ])('%s at an offset of %i minutes is %s', (at, offset, words) =>
    expect(timeAgo(at, now, offset)).toBe(words),
  )
})

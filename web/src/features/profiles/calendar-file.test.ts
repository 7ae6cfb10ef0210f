import { describe, expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'

const game = {
  id: 'e1',
  title: 'vs Summit Lake',
  date: '2026-12-31',
  time: '19:30',
  place: 'Ridgeline gym',
  link: null,
}
const now = new Date('2026-11-15T12:30:00.123Z')
const linesOf = (event: Partial<typeof game> | { time: null } | { link: string }) =>
  calendarFile({ ...game, ...event }, now).split('\r\n')

describe('an event for a calendar', () => {
  test('has its time in the time zone of its place', () =>
    expect(linesOf({})).toEqual(
      expect.arrayContaining([
        'UID:e1@fieldhouse',
        'DTSTAMP:20261115T123000Z',
        'DTSTART:20261231T193000',
        'SUMMARY:vs Summit Lake',
        'LOCATION:Ridgeline gym',
      ]),
    ))

  test('takes the whole day until its time is set', () =>
    expect(linesOf({ time: null })).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20261231', 'DTEND;VALUE=DATE:20270101']),
    ))

  test('a title can’t add lines', () => {
    const lines = linesOf({ title: 'a\r\nATTENDEE:mailto:x@y.example;b,c' })
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([])
    expect(lines).toContain('SUMMARY:a\\nATTENDEE:mailto:x@y.example\\;b\\,c')
  })

  test("a link can't either", () =>
    expect(linesOf({ link: 'https://a.example/\r\nX-A:1' })).toContain('URL:https://a.example/X-A:1'))

  test('no line is longer than 75 bytes, and none splits a character', () => {
    const bytes = new TextEncoder()
    const lines = linesOf({ title: 'Ö'.repeat(120) })
    for (const line of lines) expect(bytes.encode(line).length).toBeLessThanOrEqual(75)
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${'Ö'.repeat(120)}`)
  })
})

import { expect, test } from 'vitest'
import { eventText, membersText } from './team-words.ts'

const event = {
  id: '1',
  name: 'Cascade Classic',
  starts_on: '2026-12-04',
  ends_on: '2026-12-06',
  place: 'Bend, OR',
}

test('a team counts its athletes and coaches', () => {
  expect(membersText({ athletes: 12, coaches: 1 })).toBe('12 athletes\u00a0· 1 coach')
  expect(membersText({ athletes: 1, coaches: 0 })).toBe('1 athlete')
  expect(membersText({ athletes: null, coaches: null })).toBe('')
})

test('an event has its days and its place, and one day is named once', () => {
  expect(eventText(event)).toBe('Cascade Classic\u00a0· Dec 4–6, 2026\u00a0· Bend, OR')
  expect(eventText({ ...event, ends_on: event.starts_on, place: '' })).toBe(
    'Cascade Classic\u00a0· Dec 4, 2026',
  )
})

test.each([
  ['2026-11-30', '2026-12-02', 'Nov 30 to Dec 2, 2026'],
  ['2026-12-30', '2027-01-02', 'Dec 30, 2026 to Jan 2, 2027'],
])('an event from %s to %s says what differs', (starts_on, ends_on, words) =>
  expect(eventText({ ...event, starts_on, ends_on, place: '' })).toBe(`Cascade Classic\u00a0· ${words}`),
)

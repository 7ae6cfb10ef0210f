import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, cutIntoDays, dayOf, isTimeZone, startOfDay, weekOf } from './days.rules.ts'

const newYork = 'America/New_York'
const at = (text: string) => Date.parse(text)

test('a day begins at midnight of its zone, in summer and in winter', () => {
  expect(startOfDay('2026-07-04', newYork)).toBe(at('2026-07-04T04:00:00Z'))
  expect(startOfDay('2026-12-24', newYork)).toBe(at('2026-12-24T05:00:00Z'))
  expect(startOfDay('2026-12-24', 'Pacific/Kiritimati')).toBe(at('2026-12-23T10:00:00Z'))
  expect(startOfDay('2026-12-24', 'Etc/GMT+12')).toBe(at('2026-12-24T12:00:00Z'))
})

test('a day without a midnight begins at one o’clock, and a day that was left out is empty', () => {
  // Clocks in Beirut went from midnight to one.
  expect(startOfDay('2026-03-29', 'Asia/Beirut')).toBe(at('2026-03-28T22:00:00Z'))
  // Samoa went from December 29 to December 31.
  expect(startOfDay('2011-12-30', 'Pacific/Apia')).toBe(startOfDay('2011-12-31', 'Pacific/Apia'))
})

test('the days of a change of clocks take 25 and 23 hours', () => {
  const hours = (day: string) => (startOfDay(addDays(day, 1), newYork) - startOfDay(day, newYork)) / 3_600_000
  expect([hours('2026-10-31'), hours('2026-11-01'), hours('2027-03-14')]).toEqual([24, 25, 23])
})

test('weeks begin on Monday', () => {
  const week = { from: '2026-11-16', to: '2026-11-22' }
  expect([weekOf('2026-11-16'), weekOf('2026-11-18'), weekOf('2026-11-22')]).toEqual([week, week, week])
})

test('a name that only looks like a time zone is none', () => {
  expect(['America/New_York', 'UTC', 'America/Nowhere'].map(isTimeZone)).toEqual([true, true, false])
})

test('a stretch over midnight is in both days', () => {
  const row = { from: at('2026-11-02T04:50:00Z'), to: at('2026-11-02T05:20:00Z') }
  expect(cutIntoDays([row], newYork).map(({ day, from, to }) => [day, (to - from) / 60_000])).toEqual([
    ['2026-11-01', 10],
    ['2026-11-02', 20],
  ])
})

test('in every zone the parts join without a gap, and each lies in its day', () => {
  const zones = [newYork, 'UTC', 'America/Havana', 'Asia/Beirut', 'Pacific/Apia', 'Australia/Lord_Howe']
  const second = fc.integer({
    min: at('2011-12-01T00:00:00Z') / 1000,
    max: at('2027-12-01T00:00:00Z') / 1000,
  })
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      second,
      fc.integer({ min: 1, max: 300_000 }),
      (zone, from, length) => {
        const row = { from: from * 1000, to: (from + length) * 1000 }
        const parts = cutIntoDays([row], zone)
        expect(parts[0]?.from).toBe(row.from)
        expect(parts.at(-1)?.to).toBe(row.to)
        for (const [index, part] of parts.entries()) {
          expect(part.to).toBeGreaterThan(part.from)
          if (index > 0) expect(part.from).toBe(parts[index - 1]?.to)
          expect([dayOf(part.from, zone), dayOf(part.to - 1, zone)]).toEqual([part.day, part.day])
        }
      },
    ),
  )
})

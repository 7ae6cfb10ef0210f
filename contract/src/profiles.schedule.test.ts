import { expect, test } from 'vitest'
import { upcoming } from './profiles.schedule.ts'

test('PRO-01 a game is upcoming until its day is over', () => {
  const schedule = ['2025-12-31', '2026-11-15', '2026-11-16', '2027-01-02'].map((date) => ({ date }))
  expect(upcoming(schedule, '2026-11-16')).toEqual([{ date: '2026-11-16' }, { date: '2027-01-02' }])
})

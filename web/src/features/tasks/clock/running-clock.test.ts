import { expect, test } from 'vitest'
import { activeOf } from '../tasks.factory.ts'
import { runningTimes, timesNow } from './running-clock.ts'

const task = activeOf({
  time_spent: 3600,
  start_time: '2026-11-13T21:12:00Z',
  settled_at: '2026-11-13T21:12:00Z',
  last_active_at: '2026-11-13T22:18:18Z',
  server_time: '2026-11-13T22:26:00Z',
})

test('COA-03 the clock shows settled time and what runs since then', () => {
  expect(runningTimes(task, Date.parse('2026-11-13T22:18:18.400Z'), Date.parse(task.last_active_at))).toEqual(
    {
      total: 3600 + 3978,
      unsettled: 3978,
      sinceStart: 3978,
      idle: 0,
      beforeIdle: 3600 + 3978,
      unsettledBeforeIdle: 3978,
    },
  )
})

test('COA-04 idle time is on top, and can be taken back', () => {
  const times = runningTimes(task, Date.parse(task.server_time), Date.parse(task.last_active_at))
  expect(times).toMatchObject({ idle: 462, total: 3600 + 4440, beforeIdle: 3600 + 3978 })
})

test('a page whose clock is an hour off shows the same time', () => {
  const wrongClock = Date.parse(task.server_time) - 3_600_000
  expect(timesNow({ task, at: wrongClock }, null, wrongClock + 2000).total).toBe(3600 + 4442)
})

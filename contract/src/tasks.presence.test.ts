import { describe, expect, test } from 'vitest'
import {
  activityOf,
  dueReport,
  idleTimeOf,
  type Measured,
  type Presence,
  presenceReducer,
  reporting,
  runningTimeOf,
  watch,
} from './tasks.presence.ts'

const second = 1000
/** The page's clock is an hour behind the server's. */
const skew = 3600 * second
const start = 1_000_000

const measure = (at: number, idle: number, settledAgo = 0): Measured => ({
  serverTime: at + skew,
  lastActiveAt: at + skew - idle,
  settledAt: at + skew - settledAgo,
})

const opened = watch('task', measure(start, 0), start)
const after = (state: Presence, ...events: Parameters<typeof presenceReducer>[1][]) =>
  events.reduce(presenceReducer, state)
const tick = (seconds: number) => ({ type: 'tick', at: start + seconds * second }) as const
const activity = (seconds: number) => ({ type: 'activity', at: start + seconds * second }) as const

describe('COA-04 reports', () => {
  test('are due every ten seconds, with ages instead of times', () => {
    const state = after(opened, activity(7))
    expect(dueReport(state, start + 9 * second)).toBeNull()
    expect(dueReport(state, start + 10 * second)).toEqual({
      task_id: 'task',
      idle_ms: 3 * second,
      unbroken_ms: 10 * second,
    })
  })

  test('go out one at a time', () => {
    const busy = reporting(opened, start + 10 * second)
    expect(dueReport(busy, start + 40 * second)).toBeNull()
    const answered = presenceReducer(busy, {
      type: 'answered',
      at: start + 41 * second,
      measured: measure(start + 41 * second, 2 * second),
    })
    expect(dueReport(answered, start + 41 * second)).not.toBeNull()
  })

  test('go on when the clock of the device was set back', () => {
    expect(dueReport(opened, start - skew)).not.toBeNull()
  })
})

describe('COA-04 a coach without activity for a minute', () => {
  const asking = after(opened, activity(5), tick(65))

  test('is not idle before the server agrees', () => {
    expect(after(opened, activity(5), tick(64.9)).mode).toBe('watching')
    expect(asking.mode).toBe('asking')
    expect(dueReport(asking, start + 65 * second)).toEqual({ task_id: 'task' })
  })

  test('is idle when the server says so, and movement changes nothing', () => {
    const at = start + 65 * second
    const idle = presenceReducer(asking, { type: 'answered', at, measured: measure(at, 60 * second) })
    expect(idle.mode).toBe('idle')
    expect(after(idle, activity(70)).mode).toBe('idle')
    expect(activityOf(idle, start + 70 * second)).toEqual({})
    expect(idleTimeOf(idle, start + 70 * second)).toBe(65 * second)
  })

  test('is not idle when another tab reported activity', () => {
    const at = start + 65 * second
    const back = presenceReducer(asking, { type: 'answered', at, measured: measure(at, 4 * second) })
    expect(back).toMatchObject({ mode: 'watching', activeAt: at - 4 * second })
  })

  test('is idle when nobody answers, since the time can still be kept later', () => {
    expect(presenceReducer(asking, { type: 'failed', at: start + 66 * second }).mode).toBe('idle')
  })
})

test('COA-04 the first movement after a lid was closed asks instead of counting the night', () => {
  const woken = after(opened, activity(8 * 3600))
  expect(woken.mode).toBe('asking')
  expect(dueReport(woken, start + 8 * 3600 * second)).toEqual({ task_id: 'task' })
})

test('COA-04 a clock that jumps an hour ahead makes nobody idle', () => {
  const jump = start + 20 * second + skew
  const asking = presenceReducer(after(opened, activity(20)), { type: 'tick', at: jump })
  const measured = { ...measure(start + 21 * second, 11 * second) }
  const back = presenceReducer(asking, { type: 'answered', at: jump + second, measured })
  expect(back.mode).toBe('watching')
  expect(runningTimeOf(back, jump + 10 * second)).toBe(9)
})

test('COA-04 a page that opens on an idle task shows it at once', () => {
  const found = watch('task', measure(start, 600 * second, 900 * second), start)
  expect(found.mode).toBe('idle')
  expect(idleTimeOf(found, start + 5 * second)).toBe(605 * second)
  expect(runningTimeOf(found, start + 5 * second)).toBe(905)
})

test('COA-04 a page that opens counts as activity', () => {
  const found = watch('task', measure(start, 40 * second), start)
  expect(dueReport(found, start + 10 * second)).toEqual({
    task_id: 'task',
    idle_ms: 10 * second,
    unbroken_ms: 50 * second,
  })
})

test('COA-04 an answer from another device ends the question', () => {
  const idle = watch('task', measure(start, 600 * second), start)
  const at = start + 12 * second
  expect(presenceReducer(idle, { type: 'answered', at, measured: measure(at, 2 * second) }).mode).toBe(
    'watching',
  )
})

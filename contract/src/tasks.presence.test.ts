import { expect, test } from 'vitest'
import {
  activityOf,
  dueReport,
  idleTimeOf,
  type Measured,
  type Presence,
  type PresenceEvent,
  presenceReducer,
  reporting,
  runningTimeOf,
  watch,
} from './tasks.presence.ts'

const server = 1_800_000_000_000
/** What the server says at a second of its clock, when the last activity was so many seconds before. */
const said = (second: number, idle: number): Measured => ({
  lastActiveAt: server + (second - idle) * 1000,
  settledAt: server,
  serverTime: server + second * 1000,
})

/** The page's clock is an hour ahead. */
const own = (second: number) => server + 3_600_000 + second * 1000
const after = (state: Presence, ...events: PresenceEvent[]) => events.reduce(presenceReducer, state)
const tick = (second: number): PresenceEvent => ({ type: 'tick', at: own(second) })
const activity = (second: number): PresenceEvent => ({ type: 'activity', at: own(second) })
const failed = (second: number): PresenceEvent => ({ type: 'failed', at: own(second) })
const answered = (second: number, measured: Measured): PresenceEvent => ({
  type: 'answered',
  at: own(second),
  measured,
})
const open = () => watch('film', said(0, 0), own(0))

test('a page reports every ten seconds, and one report at a time', () => {
  const page = after(open(), activity(4))
  expect(dueReport(page, own(9.9))).toBeNull()
  expect(dueReport(page, own(10))).toEqual({ task_id: 'film', idle_ms: 6000, unbroken_ms: 10_000 })
  const sent = reporting(page, own(10))
  expect(dueReport(sent, own(30))).toBeNull()
  expect(dueReport(after(sent, failed(30)), own(30))).not.toBeNull()
})

test('after a minute without activity, the page asks the server before it says that somebody is idle', () => {
  expect(after(open(), tick(59.9)).mode).toBe('watching')
  const asking = after(open(), tick(60))
  expect(asking.mode).toBe('asking')
  expect(dueReport(asking, own(60))).toEqual({ task_id: 'film' })
  const sent = reporting(asking, own(60))
  expect(after(sent, answered(60, said(60, 60))).mode).toBe('idle')
  const active = after(sent, answered(60, said(60, 20)))
  expect(active.mode, 'active on another device').toBe('watching')
  expect(after(active, tick(99)).mode).toBe('watching')
  expect(after(active, tick(100)).mode).toBe('asking')
  expect(after(sent, failed(60)).mode, 'without a network').toBe('idle')
})

test('activity after a minute does not count before the server has answered', () => {
  const late = after(open(), activity(75))
  expect(late.mode).toBe('asking')
  expect(activityOf(late, own(75))).toEqual({})
})

test('a page that is idle asks every ten seconds, because another device may have kept the time', () => {
  const idle = after(reporting(after(open(), tick(60)), own(60)), answered(60, said(60, 60)))
  expect(dueReport(idle, own(69))).toBeNull()
  expect(dueReport(idle, own(70))).toEqual({ task_id: 'film' })
  expect(after(reporting(idle, own(70)), answered(70, said(70, 2))).mode).toBe('watching')
})

test('an answer that arrives after the page slept says nothing about now', () => {
  const slept = after(reporting(after(open(), tick(10)), own(10)), answered(3600, said(10, 0)))
  expect(slept.mode).toBe('asking')
  expect(activityOf(slept, own(3600))).toEqual({})
})

test('a slow answer counts as old as it may be', () => {
  const slow = after(reporting(after(open(), tick(10)), own(10)), answered(40, said(10, 10)))
  expect(slow.mode).toBe('watching')
  expect(after(slow, tick(59.9)).mode).toBe('watching')
  expect(after(slow, tick(60)).mode).toBe('asking')
})

test('if the server knows of a break, the page asks the coach, also while they work here', () => {
  const page = reporting(after(open(), activity(10)), own(10))
  expect(after(page, answered(10, said(900, 900))).mode).toBe('idle')
})

test('a clock that jumps ahead makes the page ask, and the answer puts it right', () => {
  const ahead = after(open(), activity(5), tick(3605))
  expect(ahead.mode).toBe('asking')
  const right = after(reporting(ahead, own(3605)), answered(3605, said(5, 1)))
  expect([right.mode, idleTimeOf(right, own(3605)), runningTimeOf(right, own(3610))]).toEqual([
    'watching',
    1000,
    10,
  ])
})

test('a clock that is set back makes the page ask, and never looks like activity', () => {
  const back = after(open(), activity(5), tick(-3595))
  expect(back.mode).toBe('asking')
  const right = after(reporting(back, own(-3595)), answered(-3595, said(5, 0)))
  expect(right.mode).toBe('watching')
  expect(after(right, tick(-3595 + 60)).mode, 'and leaves').toBe('asking')
})

test('an answer that was under way when the clock was set back is dropped', () => {
  const back = after(reporting(after(open(), tick(10)), own(10)), tick(-3590), answered(-3590, said(10, 0)))
  expect(back.mode).toBe('asking')
  expect(dueReport(back, own(-3590))).toEqual({ task_id: 'film' })
})

test('a page claims only the time since the server last knew of activity', () => {
  const page = after(open(), ...Array.from({ length: 100 }, (_, index) => activity(30 * (index + 1))))
  expect(activityOf(page, own(3000)), 'without a network').toEqual({ idle_ms: 0, unbroken_ms: 3_000_000 })
  const answeredPage = after(reporting(page, own(3000)), answered(3000, said(3000, 0)), activity(3004))
  expect(activityOf(answeredPage, own(3005))).toEqual({ idle_ms: 1000, unbroken_ms: 5000 })
})

test('a page that opens while nobody is there asks at once', () => {
  expect(watch('film', said(600, 60), own(0)).mode).toBe('idle')
  const opened = watch('film', said(600, 40), own(0))
  expect([opened.mode, activityOf(opened, own(0))]).toEqual(['watching', { idle_ms: 0, unbroken_ms: 40_000 }])
})

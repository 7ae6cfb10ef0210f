import { hereEvery, idleAfter } from './tasks.rules.ts'

/**
 * COA-04: how a page watches over the running task. It is a reducer over the page's own clock, so tests can drive it
 * together with the server. The server has the last word: before a page says that somebody is idle, it asks. A device
 * whose clock jumps, and one that slept, look the same from inside the page.
 */

/** The server's answer about the running task. Times are in milliseconds of the server's clock. */
export interface Measured {
  readonly lastActiveAt: number
  readonly settledAt: number
  readonly serverTime: number
}

export interface Presence {
  readonly taskId: string
  /** The server's clock minus the page's. */
  readonly offset: number
  readonly measured: Measured
  /** The last moment that the page knows of, by its own clock. */
  readonly seenAt: number
  /** By the page's clock. */
  readonly activeAt: number
  /** The last activity that the server knows of. Since then, there was no break of a minute. By the page's clock. */
  readonly unbrokenSince: number
  readonly reportedAt: number
  /** One report at a time. */
  readonly isReporting: boolean
  /** `asking`: the page thinks that the coach is idle, and asks the server. */
  readonly mode: 'watching' | 'asking' | 'idle'
}

export type PresenceEvent =
  | { readonly type: 'activity'; readonly at: number }
  | { readonly type: 'tick'; readonly at: number }
  | { readonly type: 'answered'; readonly at: number; readonly measured: Measured }
  | { readonly type: 'failed'; readonly at: number }

/** What the page sends. Without ages, it only asks. */
export interface Report {
  readonly task_id: string
  readonly idle_ms?: number
  readonly unbroken_ms?: number
}

const idleFor = ({ serverTime, lastActiveAt }: Measured) => Math.max(0, serverTime - lastActiveAt)

/** A page that opens is a sign of activity, unless the coach has been idle for too long. */
export const watch = (taskId: string, measured: Measured, at: number): Presence => {
  const age = idleFor(measured)
  const isIdle = age >= idleAfter
  return {
    taskId,
    offset: measured.serverTime - at,
    measured,
    seenAt: at,
    activeAt: isIdle ? at - age : at,
    unbrokenSince: at - age,
    reportedAt: at,
    isReporting: false,
    mode: isIdle ? 'idle' : 'watching',
  }
}

/** What the server said `took` milliseconds ago at most, so the coach may have been idle for that much longer. */
const learn = (state: Presence, measured: Measured, at: number): Presence => {
  const took = Math.max(0, at - state.reportedAt)
  const answered = { ...state, isReporting: false }
  // The page slept while the answer was under way. It says nothing about now, so the page asks again.
  if (took >= idleAfter) return { ...answered, mode: state.mode === 'idle' ? 'idle' : 'asking' }
  const age = idleFor(measured)
  // The server's clock was read on the way, and most likely in the middle of it.
  const known = { ...answered, measured, offset: measured.serverTime - at + took / 2 }
  // Also while the coach is active here: there was a break before that, and nobody has said what to do with it.
  if (age >= idleAfter) return { ...known, mode: 'idle' }
  const activeAt = at - age - took
  // What the server knows needs no claim of ours. A claim since then is short, so a page that slept without noticing,
  // because its clock was set back in the meantime, can't claim the time that it slept.
  const unbrokenSince = activeAt
  if (state.mode === 'watching')
    return { ...known, activeAt: Math.max(state.activeAt, activeAt), unbrokenSince }
  return { ...known, mode: 'watching', activeAt, unbrokenSince }
}

/** The clock was set back. How long ago anything was is unknown now, so the page asks, and drops the answer under way. */
const setBack = (state: Presence, at: number): Presence => {
  const by = at - state.seenAt
  return {
    ...state,
    seenAt: at,
    activeAt: state.activeAt + by,
    unbrokenSince: state.unbrokenSince + by,
    reportedAt: at - idleAfter,
    mode: state.mode === 'watching' ? 'asking' : state.mode,
  }
}

export const presenceReducer = (before: Presence, event: PresenceEvent): Presence => {
  const { at } = event
  const state = at < before.seenAt ? setBack(before, at) : { ...before, seenAt: at }
  if (event.type === 'answered') return learn(state, event.measured, at)
  if (event.type === 'failed')
    return { ...state, isReporting: false, mode: state.mode === 'asking' ? 'idle' : state.mode }
  if (state.mode !== 'watching') return state
  if (at - state.activeAt >= idleAfter) return { ...state, mode: 'asking' }
  return event.type === 'activity' ? { ...state, activeAt: at } : state
}

/** The report that is due, if any. Send it after `reporting`. */
export const dueReport = (state: Presence, at: number): Report | null => {
  const { taskId: task_id, mode, isReporting, reportedAt } = state
  const isDue = at - reportedAt >= hereEvery
  if (isReporting) return null
  if (mode === 'watching')
    return isDue
      ? {
          task_id,
          idle_ms: Math.max(0, at - state.activeAt),
          unbroken_ms: Math.max(0, at - state.unbrokenSince),
        }
      : null
  return mode === 'asking' || isDue ? { task_id } : null
}

export const reporting = (state: Presence, at: number): Presence => ({
  ...state,
  isReporting: true,
  reportedAt: at,
})

/** What to send along when a task is paused or completed, or when another one starts. */
export const activityOf = ({ mode, activeAt, unbrokenSince }: Presence, at: number) =>
  mode === 'watching'
    ? { idle_ms: Math.max(0, at - activeAt), unbroken_ms: Math.max(0, at - unbrokenSince) }
    : {}

/** Milliseconds without activity, by the server's measure. */
export const idleTimeOf = ({ measured, offset }: Presence, at: number): number =>
  Math.max(0, at + offset - measured.lastActiveAt)

/** Seconds that run since the last settled moment, by the server's clock. */
export const runningTimeOf = ({ measured, offset }: Presence, at: number): number =>
  Math.max(0, Math.floor((at + offset - measured.settledAt) / 1000))

import { idleAfter } from '@fieldhouse/contract/tasks.rules'

/**
 * COA-03, COA-04: how running time becomes rows of the ledger. Times are milliseconds of the server's clock. A row
 * begins and ends on a whole second: a start is rounded up and an end is rounded down, so no row is longer than what
 * really passed.
 */

export interface Run {
  /** Everything before this is in the ledger. A whole second. */
  readonly settledAt: number
  /** Never before `settledAt`. */
  readonly lastActiveAt: number
}

/** What a page says about the coach's activity, as ages. Without them, nothing is known. */
export interface Activity {
  /** How long ago the last activity was. */
  readonly idle_ms?: number | undefined
  /** How long activity has gone on without a break of a minute. */
  readonly unbroken_ms?: number | undefined
}

export interface Stretch {
  readonly from: number
  readonly to: number
  readonly isDiscarded: boolean
  readonly source: 'worked' | 'kept' | 'added'
}

const second = 1000

export const roundDown = (time: number): number => Math.floor(time / second) * second

const roundUp = (time: number): number => Math.ceil(time / second) * second

/** A run begins after everything that is in the ledger, even if the clock of this node is behind. */
export const startOf = (now: number, ledgerEnd = Number.NEGATIVE_INFINITY): number =>
  Math.max(roundUp(now), ledgerEnd)

/**
 * The last activity after a report. If activity paused for a minute before it began again, the report changes nothing:
 * the coach has to say what to do with that time. `running.queries.ts` has the same rule in SQL.
 */
export const lastActiveAfter = (
  { lastActiveAt }: Run,
  { idle_ms, unbroken_ms = idle_ms }: Activity,
  now: number,
): number => {
  if (idle_ms === undefined || unbroken_ms === undefined) return lastActiveAt
  const beganAgain = now - Math.max(unbroken_ms, idle_ms)
  return beganAgain - lastActiveAt < idleAfter ? Math.max(lastActiveAt, now - idle_ms) : lastActiveAt
}

export const isIdle = ({ lastActiveAt }: Run, now: number): boolean => now - lastActiveAt >= idleAfter

const stretches = (...all: readonly Stretch[]): Stretch[] => all.filter(({ from, to }) => to > from)

/** Keeps everything before `keptUntil` and discards the rest. */
const splitAt = ({ settledAt }: Run, keptUntil: number, end: number): Stretch[] => {
  const middle = Math.min(Math.max(keptUntil, settledAt), end)
  return stretches(
    { from: settledAt, to: middle, isDiscarded: false, source: 'worked' },
    { from: middle, to: end, isDiscarded: true, source: 'worked' },
  )
}

const endOf = ({ settledAt }: Run, now: number): number => Math.max(settledAt, roundDown(now))

/** A pause, a completion, or the start of another task. `time` are the seconds to keep, up to what really passed. */
export const settle = (run: Run, now: number, activity: Activity, time?: number): Stretch[] => {
  const end = endOf(run, now)
  if (time !== undefined) return splitAt(run, run.settledAt + time * second, end)
  const known = { ...run, lastActiveAt: lastActiveAfter(run, activity, now) }
  return splitAt(run, isIdle(known, now) ? roundDown(known.lastActiveAt) : end, end)
}

/** Discards idle time. Without idle time, or a time to keep, it discards everything that is not in the ledger yet. */
export const discard = (run: Run, now: number, time?: number): Stretch[] => {
  const end = endOf(run, now)
  if (time !== undefined) return splitAt(run, run.settledAt + time * second, end)
  return splitAt(run, isIdle(run, now) ? roundDown(run.lastActiveAt) : run.settledAt, end)
}

/** Keeps idle time: at most `time` seconds since the last activity, and never more than really passed. */
export const keep = (run: Run, now: number, time: number): { stretches: Stretch[]; settledAt: number } => {
  const end = endOf(run, now)
  const idleFrom = Math.min(roundDown(run.lastActiveAt), end)
  const settledAt = Math.min(idleFrom + time * second, end)
  return {
    stretches: stretches(
      { from: run.settledAt, to: idleFrom, isDiscarded: false, source: 'worked' },
      { from: idleFrom, to: settledAt, isDiscarded: false, source: 'kept' },
    ),
    settledAt,
  }
}

/** The seconds that count. */
export const keptSeconds = (all: readonly Stretch[]): number =>
  all.reduce((sum, { from, to, isDiscarded }) => (isDiscarded ? sum : sum + (to - from) / second), 0)

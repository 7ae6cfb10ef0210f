import type { ActiveTask } from '@fieldhouse/contract/tasks'
import type { Presence } from '@fieldhouse/contract/tasks.presence'
import { timerTick } from '@fieldhouse/contract/tasks.rules'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createStore, useStore } from '../../../lib/store.ts'
import type { ReceivedTask } from '../tasks.api.ts'

/** What this page knows about the coach's presence. Null while no task runs. */
export const presenceStore = createStore<Presence | null>(null)

export const usePresence = (): Presence | null => useStore(presenceStore, null)

const neverChanges = () => () => undefined

/**
 * The time now, drawn again and again. A background tab draws late, and is right when it does. A page from the server
 * starts with the time that the server drew.
 */
const useNow = (every: number, drawnAt: number): number => {
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const draw = () => setNow(Date.now())
    draw()
    const timer = setInterval(draw, every)
    document.addEventListener('visibilitychange', draw)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', draw)
    }
  }, [every])
  return isHydrated ? now : drawnAt
}

const wholeSeconds = (milliseconds: number): number => Math.max(0, Math.floor(milliseconds / 1000))

export interface RunningTimes {
  /** All seconds of the task. */
  readonly total: number
  /** Seconds since the last settled moment. They are not in the ledger yet. */
  readonly unsettled: number
  readonly sinceStart: number
  /** Seconds since the last activity. */
  readonly idle: number
  /** All seconds of the task until the last activity. */
  readonly beforeIdle: number
  /** Seconds from the last settled moment to the last activity. */
  readonly unsettledBeforeIdle: number
}

/** Every time of the running task, from the server's timestamps and its clock. */
export const runningTimes = (
  { time_spent, settled_at, start_time }: ActiveTask,
  serverNow: number,
  lastActiveAt: number,
): RunningTimes => {
  const unsettled = wholeSeconds(serverNow - Date.parse(settled_at))
  const unsettledBeforeIdle = Math.min(unsettled, wholeSeconds(lastActiveAt - Date.parse(settled_at)))
  return {
    total: time_spent + unsettled,
    unsettled,
    sinceStart: wholeSeconds(serverNow - Date.parse(start_time)),
    idle: wholeSeconds(serverNow - lastActiveAt),
    beforeIdle: time_spent + unsettledBeforeIdle,
    unsettledBeforeIdle,
  }
}

/** The times of the running task now, by the server's clock. */
export const timesNow = ({ task, at }: ReceivedTask, presence: Presence | null, now: number): RunningTimes =>
  runningTimes(
    task,
    now + (presence?.offset ?? Date.parse(task.server_time) - at),
    presence?.measured.lastActiveAt ?? Date.parse(task.last_active_at),
  )

/** COA-03: drawn from the server's timestamps, so it never drifts. */
export const useRunningTimes = (received: ReceivedTask, every: number = timerTick): RunningTimes => {
  const presence = usePresence()
  return timesNow(received, presence, useNow(every, received.at))
}

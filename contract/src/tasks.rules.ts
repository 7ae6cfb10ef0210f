/** COA-03: the numbers of the specification. */
export const taskStatus = { notStarted: 0, inProgress: 1, paused: 2, complete: 3 } as const
export type TaskStatus = (typeof taskStatus)[keyof typeof taskStatus]

/** The timer is drawn twice a second. */
export const timerTick = 500
/** COA-04: without activity for this long, the coach is idle. */
export const idleAfter = 60_000
/** The page reports this often that it is there. */
export const hereEvery = 10_000
/** The idle counter is drawn once a second. */
export const idleTick = 1000

interface Worth {
  readonly status: TaskStatus
  readonly percent: number
}

/** A complete task counts in full. One that is in progress or paused counts half, rounded. */
const shareOf = ({ status, percent }: Worth): number => {
  if (status === taskStatus.complete) return percent
  return status === taskStatus.notStarted ? 0 : Math.round(percent / 2)
}

export const progressOf = (tasks: readonly Worth[]): number =>
  tasks.reduce((sum, task) => sum + shareOf(task), 0)

export const totalTimeOf = (tasks: readonly { readonly time_spent: number }[]): number =>
  tasks.reduce((sum, { time_spent }) => sum + time_spent, 0)

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** `HH:MM:SS`. From 100 hours on, the hours take more digits. */
export const clockText = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds))
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(twoDigits).join(':')
}

import { type TaskStatus, taskStatus } from '@fieldhouse/contract/tasks.rules'

export const statusNames: Record<TaskStatus, string> = {
  [taskStatus.notStarted]: 'Not started',
  [taskStatus.inProgress]: 'In progress',
  [taskStatus.paused]: 'Paused',
  [taskStatus.complete]: 'Complete',
}

/** Figures with their units. Parts that are zero are left out, and seconds count only below a minute. */
export const durationParts = (seconds: number): readonly { figure: number; unit: string }[] => {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  if (whole > 0 && whole < 60) return [{ figure: whole, unit: 's' }]
  return [
    ...(hours > 0 ? [{ figure: hours, unit: 'h' }] : []),
    ...(minutes > 0 || hours === 0 ? [{ figure: minutes, unit: 'm' }] : []),
  ]
}

/** As in "4 h 39 m". */
export const durationText = (seconds: number): string =>
  durationParts(seconds)
    .map(({ figure, unit }) => `${figure} ${unit}`)
    .join(' ')

interface Counted {
  readonly status: TaskStatus
  readonly percent: number
}

/** How many tasks are complete, under way, and to go, and what they are worth. A coach's own tasks are worth nothing. */
export const taskCounts = (tasks: readonly Counted[]) => {
  const of = (...statuses: readonly TaskStatus[]) => {
    const these = tasks.filter(({ status, percent }) => percent > 0 && statuses.includes(status))
    return { count: these.length, percent: these.reduce((sum, { percent }) => sum + percent, 0) }
  }
  return {
    complete: of(taskStatus.complete),
    underWay: of(taskStatus.inProgress, taskStatus.paused),
    toGo: of(taskStatus.notStarted),
  }
}

import type { TaskStatus } from '@fieldhouse/contract/tasks.rules'
import type { timeEntries } from '../../modules/tasks/tasks.tables.ts'
import type { ClaimRow } from '../care.ts'
import type { Random } from '../random.ts'
import { demoProgram } from './program.ts'
import { amaraComplete, amaraOwnTask, amaraWork, rosterProgress, type WorkLine } from './rsc-week.ts'
import type { WorkCalendar } from './workdays.ts'

/** A stretch of work on one task of an athlete, by the task's place in the list. */
interface PlannedTime {
  readonly task: number
  readonly from: Date
  readonly seconds: number
  readonly source: (typeof timeEntries.$inferInsert)['source']
  readonly is_discarded: boolean
  readonly done: string
}

interface PlannedTask {
  readonly name: string
  readonly percent: number
  readonly done_when: string
  readonly is_own: boolean
  readonly status: TaskStatus
}

/** What was done for one athlete. */
export interface PlannedWork {
  readonly tasks: readonly PlannedTask[]
  readonly time: readonly PlannedTime[]
}

/** Each athlete of a roster has their own time of the day, so no two stretches of a coach overlap. */
const columnOf = (place: number): string => {
  const minute = 8 * 60 + 55 * place
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

const shippedTasks = (statusOf: (place: number) => TaskStatus): PlannedTask[] =>
  demoProgram.map(({ name, percent, done_when }, place) => ({
    name,
    percent,
    done_when,
    is_own: false,
    status: statusOf(place),
  }))

const worked = (task: number, from: Date, seconds: number): PlannedTime => ({
  task,
  from,
  seconds,
  source: 'worked',
  is_discarded: false,
  done: demoProgram[task]?.done ?? '',
})

interface Pace {
  /** The athlete's place on the roster. */
  readonly column: number
  /** How many tasks are complete, if there was time for them since the claim. */
  readonly complete: number
  /** The weekday of the last work. */
  readonly last: number
  /** The task after the complete ones: paused, running, or not started. */
  readonly current: 0 | 1 | 2
  /** The current task's time, if it is not the last of the athlete's weekdays. */
  readonly currentTime?: { readonly workday: number; readonly time: string; readonly seconds: number }
}

/** One task each weekday, back from the last one to the claim. */
export const paceWork = (
  claim: ClaimRow,
  calendar: WorkCalendar,
  random: Random,
  pace: Pace,
): PlannedWork => {
  const time = columnOf(pace.column)
  const length = () => 60 * (22 + Math.floor(random.fraction() * 28)) + Math.floor(random.fraction() * 60)
  const isOwnDay = pace.current === 2 && pace.currentTime === undefined
  const days: Date[] = []
  for (let workday = pace.last; workday < calendar.length; workday++) {
    const day = calendar.at(workday, time)
    if (day <= claim.created_at) break
    days.push(day)
  }
  const complete = Math.min(pace.complete, Math.max(0, days.length - (isOwnDay ? 1 : 0)))
  const hasCurrent = complete < demoProgram.length && (!isOwnDay || days.length > complete)
  const stretches = days.slice(0, complete + (isOwnDay && hasCurrent ? 1 : 0)).toReversed()
  const rows = stretches.map((from, task) => worked(task, from, length()))
  if (pace.currentTime && hasCurrent) {
    const { workday, time: at, seconds } = pace.currentTime
    const from = calendar.at(workday, at)
    if (from > claim.created_at) rows.push(worked(complete, from, seconds))
  }
  const statusOf = (place: number): TaskStatus => {
    if (place < complete) return 3
    return place === complete && hasCurrent ? pace.current : 0
  }
  return { tasks: shippedTasks(statusOf), time: rows }
}

/** The demo athlete's, by hand: 45% done. */
export const planAmara = (calendar: WorkCalendar): PlannedWork => {
  const names = [...demoProgram.map(({ name }) => name), amaraOwnTask]
  const statusOf = (name: string): TaskStatus => {
    if (amaraComplete.has(name)) return 3
    return amaraWork.some(({ task }) => task === name) ? 2 : 0
  }
  const own = {
    name: amaraOwnTask,
    percent: 0,
    done_when: 'Know what Portland State needs',
    is_own: true,
    status: statusOf(amaraOwnTask),
  }
  const timeOf = ({ workday, time, seconds, task, done, source, isDiscarded }: WorkLine): PlannedTime => ({
    task: names.indexOf(task),
    from: calendar.at(workday, time),
    seconds,
    source: source ?? 'worked',
    is_discarded: isDiscarded ?? false,
    done,
  })
  return {
    tasks: [...shippedTasks((place) => statusOf(names[place] ?? '')), own],
    time: amaraWork.map(timeOf),
  }
}

/** The others on the demo roster: those who were claimed first are the furthest. */
export const planDemoRoster = (
  claims: readonly ClaimRow[],
  calendar: WorkCalendar,
  random: Random,
): ReadonlyMap<ClaimRow, PlannedWork> => {
  const byAge = claims.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
  return new Map(
    byAge.map((claim, place) => {
      const { complete, lastWeek } = rosterProgress[place] ?? { complete: 0 }
      const pace = {
        column: place + 1,
        complete,
        // The last week is written by hand.
        last: 5 + place,
        current: complete > 0 && complete < demoProgram.length ? 2 : 0,
        ...(lastWeek && { currentTime: lastWeek }),
      } as const
      return [claim, paceWork(claim, calendar, random, pace)]
    }),
  )
}

import { type DeskReason, deskReasons, endsSoonDays, stalledAfterDays } from '@fieldhouse/contract/desk'
import { progressOf, type TaskStatus, taskStatus } from '@fieldhouse/contract/tasks.rules'
import { dayInWords, houseDayOf } from '../../platform/house-day.ts'

/** COA-02: who needs a success coach today, and why. Pure, and the same for the roster and the day. */

const dayLength = 24 * 60 * 60 * 1000

/** A new athlete gets two days before the desk reminds. */
const startWithinDays = 2

export interface DeskTask {
  readonly id: string
  readonly name: string
  readonly percent: number
  readonly status: TaskStatus
  readonly time_spent: number
  readonly touched_at: Date | null
  readonly is_running: boolean
}

export interface DeskFacts {
  readonly user_id: string
  /** On this roster since. */
  readonly since: Date
  readonly tasks: readonly DeskTask[]
  readonly talk: {
    readonly unread: number
    readonly last_at: Date
    readonly is_unanswered: boolean
    readonly sender: string
  } | null
  /** What is planned for today or was for yesterday, the earliest first. */
  readonly planned: readonly {
    readonly at: number
    readonly is_overdue: boolean
    /** As in "16:12". */
    readonly event_time: string
    /** As in "A call with Dana Reyes of Portland State". */
    readonly what: string
  }[]
  readonly package_name: string | null
  /** When the family has a success coach for the last time. Null if its package never had one. */
  readonly last_until: Date | 'open-ended' | null
}

export interface Reason {
  readonly reason: DeskReason
  readonly since: Date
  readonly text: string
  readonly path: string
}

export const hasEnded = ({ last_until }: Pick<DeskFacts, 'last_until'>, now: Date): boolean =>
  last_until instanceof Date && last_until <= now

const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * dayLength)
const inWords = (instant: Date): string => dayInWords(houseDayOf(instant))

const workPath = (userId: string): string => `/coach/roster/${userId}`

const messageText = ({ unread, sender }: NonNullable<DeskFacts['talk']>): string => {
  if (unread === 0) return `${sender} is waiting for your answer.`
  if (unread === 1) return `${sender} wrote to you.`
  const count = unread > 99 ? '99+' : String(unread)
  return `${count} new messages, the last one from ${sender}.`
}

const unanswered = ({ user_id, talk }: DeskFacts): Reason | null =>
  talk?.is_unanswered
    ? {
        reason: 'unanswered',
        since: talk.last_at,
        text: messageText(talk),
        path: `/coach/messenger?user_id=${user_id}`,
      }
    : null

/** As in "4:12 pm", the way every page writes it. */
const clockTime = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

const reminder = ({ user_id, planned: [first] }: DeskFacts, now: Date): Reason | null => {
  if (!first) return null
  const day = first.is_overdue ? 'yesterday' : 'today'
  const moment = `planned for ${day} at ${clockTime(first.event_time)}`
  return {
    reason: 'reminder',
    since: new Date(first.at),
    text:
      first.at <= now.getTime()
        ? `${first.what} was ${moment}. Nothing has been logged since.`
        : `${first.what} is ${moment}.`,
    path: `/recruiting-center/${user_id}/results?openActivityLog=1`,
  }
}

const packageEnds = ({ user_id, last_until, package_name }: DeskFacts, now: Date): Reason | null => {
  if (!(last_until instanceof Date) || last_until <= now || daysAgo(last_until, endsSoonDays) > now)
    return null
  return {
    reason: 'package-ends',
    since: last_until,
    text: `The ${package_name ? `${package_name} package` : 'family’s package'} ends on ${inWords(last_until)}.`,
    path: workPath(user_id),
  }
}

const isBegun = ({ status }: DeskTask): boolean =>
  status === taskStatus.inProgress || status === taskStatus.paused

/** The one that has been lying the longest. */
const stalled = ({ user_id, tasks }: DeskFacts, now: Date): Reason | null => {
  const limit = daysAgo(now, stalledAfterDays)
  const [oldest] = tasks
    .filter((task) => isBegun(task) && !task.is_running)
    .flatMap(({ name, touched_at }) => (touched_at && touched_at <= limit ? [{ name, touched_at }] : []))
    .toSorted((one, other) => one.touched_at.getTime() - other.touched_at.getTime())
  return oldest
    ? {
        reason: 'stalled',
        since: oldest.touched_at,
        text: `${oldest.name} has not moved since ${inWords(oldest.touched_at)}.`,
        path: workPath(user_id),
      }
    : null
}

const notStarted = ({ user_id, tasks, since }: DeskFacts, now: Date): Reason | null =>
  since <= daysAgo(now, startWithinDays) && tasks.every(({ status }) => status === taskStatus.notStarted)
    ? {
        reason: 'not-started',
        since,
        text: `On your roster since ${inWords(since)}, and no task has been started.`,
        path: workPath(user_id),
      }
    : null

/** The most urgent first. After a package ended, a family still gets answers, but no work is expected. */
export const reasonsFor = (facts: DeskFacts, now: Date): Reason[] => {
  const answers = [unanswered(facts), reminder(facts, now)]
  const work = hasEnded(facts, now)
    ? []
    : [packageEnds(facts, now), stalled(facts, now), notStarted(facts, now)]
  return [...answers, ...work].filter((reason) => reason !== null)
}

/** By reason, and for the same reason by what has waited the longest or comes first. */
export const byUrgency = (one: Reason, other: Reason): number =>
  deskReasons.indexOf(one.reason) - deskReasons.indexOf(other.reason) ||
  one.since.getTime() - other.since.getTime()

/** The running task, or else a paused one, or else the first that has not been started. Null when all are complete. */
export const nextTask = (tasks: readonly DeskTask[]): DeskTask | null =>
  tasks.find(({ status }) => status === taskStatus.inProgress) ??
  tasks.find(({ status }) => status === taskStatus.paused) ??
  tasks.find(({ status }) => status === taskStatus.notStarted) ??
  null

/** Own tasks are worth nothing, so they don't count here. */
export const isComplete = (tasks: readonly DeskTask[]): boolean =>
  tasks.length > 0 && progressOf(tasks) >= 100

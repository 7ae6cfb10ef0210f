import {
  type DeskAthlete,
  getMyRosters,
  type RosterFilter,
  type RosterQuery,
  type RosterSort,
  type RosterSummary,
  rosterFilters,
  rosterSorts,
} from '@fieldhouse/contract/desk'
import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import { progressOf, taskStatus, totalTimeOf } from '@fieldhouse/contract/tasks.rules'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { houseDayOf } from '../../platform/house-day.ts'
import { listPage } from '../../platform/http/list-page.ts'
import { apiPrefix } from '../../platform/http/mount.ts'
import { presentAthlete } from '../roster/index.ts'
import type { ReadDesk } from './desk.queries.ts'
import { hasEnded, isComplete, nextTask } from './desk.rules.ts'
import { type DeskEntry, openDesk } from './open-desk.ts'

const perPage = 15
const mostOnOnePage = 500

const titles: Record<RosterFilter, string> = {
  all: 'All',
  'needs-me': 'Needs me',
  complete: 'Complete',
  unread: 'Unread',
  ended: 'Package ended',
}

const isIn: Record<RosterFilter, (entry: DeskEntry, now: Date) => boolean> = {
  all: () => true,
  'needs-me': ({ reasons }) => reasons.length > 0,
  complete: ({ tasks }) => isComplete(tasks),
  unread: ({ talk }) => (talk?.unread ?? 0) > 0,
  ended: hasEnded,
}

/** Never, or nothing ahead, is after every date. */
const endOf = ({ last_until }: DeskEntry): number =>
  last_until instanceof Date ? last_until.getTime() : Number.POSITIVE_INFINITY
const contactOf = ({ talk }: DeskEntry): number => talk?.last_at.getTime() ?? 0

const compare = (one: number, other: number): number => (one === other ? 0 : one - other)

/** The entries come by name, and stay in that order where these see no difference. */
const orders: Record<RosterSort, (one: DeskEntry, other: DeskEntry) => number> = {
  name: () => 0,
  progress: (one, other) => progressOf(other.tasks) - progressOf(one.tasks),
  time: (one, other) => totalTimeOf(other.tasks) - totalTimeOf(one.tasks),
  contact: (one, other) => compare(contactOf(one), contactOf(other)),
  ends: (one, other) => compare(endOf(one), endOf(other)),
  new: (one, other) => compare(other.since.getTime(), one.since.getTime()),
}

/** Whether an order has something to compare. */
const isCompared: Record<RosterSort, (entry: DeskEntry) => boolean> = {
  name: () => true,
  progress: ({ tasks }) => progressOf(tasks) > 0,
  time: ({ tasks }) => totalTimeOf(tasks) > 0,
  contact: ({ talk }) => talk !== null,
  ends: ({ last_until }) => last_until instanceof Date,
  new: () => true,
}

const present = (entry: DeskEntry, now: Date): DeskAthlete => {
  const { row, package: found, tasks, talk, reasons, last_until } = entry
  const { jersey_number, color_theme, last_until: _end, is_named: _named, ...athlete } = row
  const next = nextTask(tasks)
  return {
    ...presentAthlete(athlete),
    jersey_number,
    color_theme,
    package: found && {
      key: found.key,
      name: found.name,
      since: found.since,
      ends_on: last_until instanceof Date ? houseDayOf(last_until) : null,
      has_ended: hasEnded(entry, now),
    },
    progress: progressOf(tasks),
    time_spent: totalTimeOf(tasks),
    tasks: tasks.map(({ percent, status }) => ({ percent, status })),
    next_task: next && { id: next.id, name: next.name, status: next.status },
    unread: talk?.unread ?? 0,
    last_contact_at: talk?.last_at.toISOString() ?? null,
    reasons: reasons.map(({ reason }) => reason),
  }
}

const summarize = (entries: readonly DeskEntry[], time_this_month: number): RosterSummary => {
  const tasks = entries.flatMap((entry) => entry.tasks)
  return {
    athletes: entries.length,
    time_this_month,
    tasks_complete: tasks.filter(({ status }) => status === taskStatus.complete).length,
    tasks: tasks.length,
    unread: entries.reduce((sum, { talk }) => sum + (talk?.unread ?? 0), 0),
  }
}

/** COA-02: the counts follow the search, the summary is the whole roster's. */
export const listRoster = async (
  db: Db,
  coach: Actor,
  read: ReadDesk,
  { q, filter, sort, page, show_all }: RosterQuery,
): Promise<Output<typeof getMyRosters>> => {
  const { entries: everyone, seconds } = await openDesk(db, coach, read, q)
  const now = clock.now()
  const named = everyone.filter(({ row }) => row.is_named)
  const chosen = named.filter((entry) => isIn[filter](entry, now)).toSorted(orders[sort])
  const limit = show_all === '1' ? mostOnOnePage : perPage
  const rows = chosen.slice((page - 1) * limit, page * limit).map((entry) => present(entry, now))
  const query = {
    ...(q && { q }),
    ...(filter !== 'all' && { filter }),
    ...(sort !== 'name' && { sort }),
    ...(show_all && { show_all }),
  }
  return {
    ...listPage(rows, { path: apiPrefix + getMyRosters.path, query, page, limit, total: chosen.length }),
    filters: rosterFilters.map((key) => ({
      key,
      title: titles[key],
      count: named.filter((entry) => isIn[key](entry, now)).length,
    })),
    sorts: rosterSorts.map((key) => ({ key, count: chosen.filter(isCompared[key]).length })),
    summary: summarize(everyone, seconds),
  }
}

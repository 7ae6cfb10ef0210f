import type { TaskStatus } from '@fieldhouse/contract/tasks.rules'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { oncePerDatabase } from '../../platform/database/prepared-statements.ts'
import { oneRow, onlyRow, rowsOf } from '../../platform/database/rows-of.ts'
import { houseZone } from '../../platform/house-day.ts'
import { lastUntil, users } from '../accounts/index.ts'
import { selectTalksOnRoster } from '../messaging/index.ts'
import { athletes, byName, contacts, isNamed } from '../profiles/index.ts'
import { selectPlannedEvents } from '../recruiting/index.ts'
import { athleteColumns, contactColumns, rosterClaims } from '../roster/index.ts'
import { runningTasks, tasks, timeEntries } from '../tasks/index.ts'
import type { DeskTask } from './desk.rules.ts'

type TaskTuple = [
  id: string,
  name: string,
  percent: number,
  status: TaskStatus,
  time_spent: number,
  touched_at: number | null,
  is_running: boolean,
]

const readTask = ([id, name, percent, status, time_spent, touched_at, is_running]: TaskTuple): DeskTask => ({
  id,
  name,
  percent,
  status,
  time_spent,
  touched_at: touched_at === null ? null : new Date(touched_at),
  is_running,
})

/**
 * An athlete's tasks in their order. One value for each athlete: building an object for each cell of thousands of rows
 * would take longer than the query.
 */
const tasksOfAthlete: SQL<DeskTask[] | null> = sql`(select json_agg(json_build_array(
    ${tasks.id}, ${tasks.name}, ${tasks.percent}, ${tasks.status}, ${tasks.time_spent},
    (extract(epoch from ${tasks.touched_at}) * 1000)::bigint, ${runningTasks.task_id} is not null)
    order by ${tasks.position}, ${tasks.id})
  from ${tasks} left join ${runningTasks} on ${runningTasks.task_id} = ${tasks.id}
  where ${tasks.athlete_user_id} = ${rosterClaims.athlete_user_id})`.mapWith((found: TaskTuple[]) =>
  found.map(readTask),
)

/** The coach and the time are given when it runs. */
const selectRoster = (db: Db, name?: string) =>
  db
    .select({
      athlete: {
        ...athleteColumns,
        ...contactColumns,
        since: rosterClaims.created_at,
        jersey_number: athletes.jersey_number,
        color_theme: athletes.color_theme,
        last_until: lastUntil(users.id, 'success-coach', sql.placeholder('now')),
        is_named: name === undefined ? sql<boolean>`true` : sql<boolean>`${isNamed(name)}`,
      },
      tasks: tasksOfAthlete,
    })
    .from(rosterClaims)
    .innerJoin(users, and(eq(users.id, rosterClaims.athlete_user_id), isNull(users.deleted_at)))
    .innerJoin(athletes, eq(athletes.user_id, rosterClaims.athlete_user_id))
    .leftJoin(contacts, eq(contacts.athlete_id, athletes.id))
    .where(eq(rosterClaims.success_coach_id, sql.placeholder('coach_id')))
    .orderBy(...byName, athletes.id)

export type RosterRow = Awaited<ReturnType<typeof selectRoster>>[number]['athlete']

const now = sql`${sql.placeholder('now')}::timestamptz at time zone ${houseZone}`
const firstOfMonth = sql`(date_trunc('month', ${now}) at time zone ${houseZone})`

/** The coach's kept seconds of this month, for all athletes. A stretch that began last month counts from the first. */
const selectSecondsOfMonth = (db: Db) =>
  db
    .select({
      seconds: sql<number>`coalesce(sum(extract(epoch from
        ${timeEntries.to_at} - greatest(${timeEntries.from_at}, ${firstOfMonth}))), 0)::int`,
    })
    .from(timeEntries)
    .where(
      and(
        eq(timeEntries.coach_id, sql.placeholder('coach_id')),
        eq(timeEntries.is_discarded, false),
        // No stretch lasts for a week, so the index finds those of the month.
        sql`${timeEntries.from_at} > ${firstOfMonth} - interval '7 days'`,
        sql`${timeEntries.to_at} > ${firstOfMonth}`,
      ),
    )

export interface FoundPackage {
  readonly athlete_user_id: string
  readonly key: string
  readonly name: string
  /** The day the family got it. */
  readonly since: string
}

/** The package of each of these athletes, if they have one. It comes from a module that this one may not import. */
export type PackagesOf = (db: Db, athleteUserIds: SQL) => SQL<FoundPackage[]>

const claimed = sql`array(select ${rosterClaims.athlete_user_id} from ${rosterClaims}
  where ${rosterClaims.success_coach_id} = ${sql.placeholder('coach_id')})`

/** Reads a whole desk with one statement. A search by name still reads all athletes, because the summary needs them. */
export const deskReader = (packagesOf: PackagesOf) => {
  const selectDesk = (db: Db, name?: string) =>
    db
      .select({
        roster: rowsOf(selectRoster(db, name)),
        talks: rowsOf(selectTalksOnRoster(db)),
        planned: rowsOf(selectPlannedEvents(db)),
        packages: packagesOf(db, claimed),
        seconds: rowsOf(selectSecondsOfMonth(db), ([found]) => found?.seconds ?? 0),
      })
      .from(oneRow)
  const deskIn = oncePerDatabase((db) => selectDesk(db).prepare('desk'))
  return async (db: Db, coachId: string, name?: string) => {
    const given = { coach_id: coachId, now: clock.now().toISOString() }
    return onlyRow(await (name === undefined ? deskIn(db) : selectDesk(db, name)).execute(given))
  }
}

export type ReadDesk = ReturnType<typeof deskReader>

import type { TaskStatus } from '@fieldhouse/contract/tasks.rules'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { houseZone } from '../../platform/house-day.ts'
import { lastUntil, users } from '../accounts/index.ts'
import { athletes, byName, contacts, isNamed } from '../profiles/index.ts'
import { athleteColumns, contactColumns, rosterClaims } from '../roster/index.ts'
import { runningTasks, tasks, timeEntries } from '../tasks/index.ts'

/** The athletes on a success coach's roster, by name. All of them: counts and reasons need everyone. */
export const findRoster = (db: Db, coachId: string, name?: string) =>
  db
    .select({
      ...athleteColumns,
      ...contactColumns,
      since: rosterClaims.created_at,
      jersey_number: athletes.jersey_number,
      color_theme: athletes.color_theme,
      last_until: lastUntil(users.id, 'success-coach'),
      is_named: name === undefined ? sql<boolean>`true` : sql<boolean>`${isNamed(name)}`,
    })
    .from(rosterClaims)
    .innerJoin(users, and(eq(users.id, rosterClaims.athlete_user_id), isNull(users.deleted_at)))
    .innerJoin(athletes, eq(athletes.user_id, rosterClaims.athlete_user_id))
    .leftJoin(contacts, eq(contacts.athlete_id, athletes.id))
    .where(eq(rosterClaims.success_coach_id, coachId))
    .orderBy(...byName, athletes.id)

export type RosterRow = Awaited<ReturnType<typeof findRoster>>[number]

type TaskTuple = [
  id: string,
  name: string,
  percent: number,
  status: TaskStatus,
  time_spent: number,
  touched_at: number | null,
  is_running: boolean,
]

/**
 * The tasks of everyone on the roster, in their order. One row for each athlete: building an object for each cell of
 * thousands of rows would take longer than the query.
 */
export const findTasksOnRoster = async (db: Db, coachId: string) => {
  const found = await db
    .select({
      athlete_user_id: tasks.athlete_user_id,
      tasks: sql<TaskTuple[]>`json_agg(json_build_array(
        ${tasks.id}, ${tasks.name}, ${tasks.percent}, ${tasks.status}, ${tasks.time_spent},
        (extract(epoch from ${tasks.touched_at}) * 1000)::bigint, ${runningTasks.task_id} is not null)
        order by ${tasks.position}, ${tasks.id})`,
    })
    .from(rosterClaims)
    .innerJoin(tasks, eq(tasks.athlete_user_id, rosterClaims.athlete_user_id))
    .leftJoin(runningTasks, eq(runningTasks.task_id, tasks.id))
    .where(eq(rosterClaims.success_coach_id, coachId))
    .groupBy(tasks.athlete_user_id)
  return found.map((row) => ({
    athlete_user_id: row.athlete_user_id,
    tasks: row.tasks.map(([id, name, percent, status, time_spent, touched_at, is_running]) => ({
      id,
      name,
      percent,
      status,
      time_spent,
      touched_at: touched_at === null ? null : new Date(touched_at),
      is_running,
    })),
  }))
}

/** The coach's kept seconds of this month, for all athletes. A stretch that began last month counts from the first. */
export const findSecondsOfMonth = async (db: Db, coachId: string): Promise<number> => {
  const now = sql`${clock.now().toISOString()}::timestamptz at time zone ${houseZone}`
  const first = sql`(date_trunc('month', ${now}) at time zone ${houseZone})`
  const [found] = await db
    .select({
      seconds: sql<number>`coalesce(sum(extract(epoch from
        ${timeEntries.to_at} - greatest(${timeEntries.from_at}, ${first}))), 0)::int`,
    })
    .from(timeEntries)
    .where(
      and(
        eq(timeEntries.coach_id, coachId),
        eq(timeEntries.is_discarded, false),
        // No stretch lasts for a week, so the index finds those of the month.
        sql`${timeEntries.from_at} > ${first} - interval '7 days'`,
        sql`${timeEntries.to_at} > ${first}`,
      ),
    )
  return found?.seconds ?? 0
}

import { idleAfter } from '@fieldhouse/contract/tasks.rules'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { oncePerDatabase } from '../../../platform/database/prepared-statements.ts'
import { users } from '../../accounts/index.ts'
import { athletes, smallPhoto } from '../../profiles/index.ts'
import { runningTasks, tasks } from '../tasks.tables.ts'
import type { Activity } from './settle.rules.ts'

/** Everything that changes a coach's run waits here, so two tabs, two devices, and two nodes take turns. */
export const lockCoach = async (tx: Db, coachId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`work of ${coachId}`}, 0))`)
}

/**
 * Nobody deletes these accounts until the transaction ends. Taken before the turn of the coach, in the order in which a
 * deletion takes both: the account, then the turn.
 */
export const holdAccounts = async (tx: Db, userIds: readonly string[]): Promise<void> => {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...userIds]))
    .orderBy(users.id)
    .for('share')
}

export type StoredRun = typeof runningTasks.$inferSelect

/** Locked, because a report changes it without taking a turn. */
export const lockRun = async (tx: Db, coachId: string): Promise<StoredRun | null> => {
  const [found] = await tx.select().from(runningTasks).where(eq(runningTasks.coach_id, coachId)).for('update')
  return found ?? null
}

export const insertRun = async (
  tx: Db,
  { at, ...run }: { coach_id: string; task_id: string; athlete_user_id: string; at: Date },
): Promise<void> => {
  await tx
    .insert(runningTasks)
    .values({ ...run, started_at: at, settled_at: at, last_active_at: at, last_seen_at: at })
}

export const deleteRun = async (tx: Db, coachId: string): Promise<void> => {
  await tx.delete(runningTasks).where(eq(runningTasks.coach_id, coachId))
}

/** Everything up to here is in the ledger, and the coach was active then. */
export const moveRun = async (tx: Db, coachId: string, settled_at: Date): Promise<void> => {
  await tx
    .update(runningTasks)
    .set({ settled_at, last_active_at: settled_at })
    .where(eq(runningTasks.coach_id, coachId))
}

export const setDone = async (tx: Db, coachId: string, done: string): Promise<void> => {
  await tx.update(runningTasks).set({ done }).where(eq(runningTasks.coach_id, coachId))
}

/** The coaches who have a task of this person running: their own, or one for this athlete. */
export const findCoachesRunning = async (tx: Db, userId: string): Promise<string[]> => {
  const found = await tx
    .select({ coach_id: runningTasks.coach_id })
    .from(runningTasks)
    .where(or(eq(runningTasks.coach_id, userId), eq(runningTasks.athlete_user_id, userId)))
  return found.map(({ coach_id }) => coach_id)
}

/** The coach who has this task running. */
export const findCoachOfTask = async (tx: Db, taskId: string): Promise<string | null> => {
  const [found] = await tx
    .select({ coach_id: runningTasks.coach_id })
    .from(runningTasks)
    .where(eq(runningTasks.task_id, taskId))
  return found?.coach_id ?? null
}

/** RCC-03: whether a task of this athlete runs for this coach. */
export const isWorkingFor = async (db: Db, coachId: string, athleteUserId: string): Promise<boolean> =>
  (await db.$count(
    runningTasks,
    and(eq(runningTasks.coach_id, coachId), eq(runningTasks.athlete_user_id, athleteUserId)),
  )) > 0

/** The running task, as its coach sees it on every page. */
export const findActive = async (db: Db, coachId: string) => {
  const [found] = await db
    .select({
      id: tasks.id,
      user_id: tasks.athlete_user_id,
      name: tasks.name,
      first_name: users.first_name,
      last_name: users.last_name,
      photo: smallPhoto,
      color_theme: athletes.color_theme,
      athlete_slug: athletes.slug,
      percent: tasks.percent,
      start_time: runningTasks.started_at,
      time_spent: tasks.time_spent,
      settled_at: runningTasks.settled_at,
      last_active_at: runningTasks.last_active_at,
      done: runningTasks.done,
    })
    .from(runningTasks)
    .innerJoin(tasks, eq(tasks.id, runningTasks.task_id))
    .innerJoin(users, eq(users.id, runningTasks.athlete_user_id))
    .innerJoin(athletes, eq(athletes.user_id, runningTasks.athlete_user_id))
    .where(eq(runningTasks.coach_id, coachId))
  return found ?? null
}

export type StoredActive = NonNullable<Awaited<ReturnType<typeof findActive>>>

const given = (name: string): SQL => sql`${sql.placeholder(name)}`
const at = (age: string): SQL => sql`(${given('now')}::timestamptz - ${given(age)}::float8 * interval '1 ms')`

/** `lastActiveAfter` of settle.rules.ts in SQL. Ages that were not given are null, and so is what follows from them. */
const lastActive = sql`case
  when ${at('unbroken_ms')} - ${runningTasks.last_active_at} < ${sql.raw(`interval '${idleAfter} ms'`)}
  then greatest(${runningTasks.last_active_at}, ${at('idle_ms')})
  else ${runningTasks.last_active_at} end`

/** Every open page sends this every ten seconds, so it is one prepared statement. */
const reportIn = oncePerDatabase((db) =>
  db
    .update(runningTasks)
    .set({ last_seen_at: sql`${given('now')}::timestamptz`, last_active_at: lastActive })
    .where(
      and(
        eq(runningTasks.coach_id, sql.placeholder('coach_id')),
        eq(runningTasks.task_id, sql.placeholder('task_id')),
      ),
    )
    .returning({ last_active_at: runningTasks.last_active_at, settled_at: runningTasks.settled_at })
    .prepare('tasks_here'),
)

interface HereReport extends Activity {
  readonly coach_id: string
  readonly task_id: string
  readonly now: Date
}

/** Null if this task does not run for this coach. */
export const reportHere = async (
  db: Db,
  { idle_ms, unbroken_ms = idle_ms, now, ...run }: HereReport,
): Promise<Pick<StoredRun, 'last_active_at' | 'settled_at'> | null> => {
  const ages =
    idle_ms === undefined || unbroken_ms === undefined
      ? { idle_ms: null, unbroken_ms: null }
      : { idle_ms, unbroken_ms: Math.max(unbroken_ms, idle_ms) }
  const [found] = await reportIn(db).execute({ ...run, ...ages, now: now.toISOString() })
  return found ?? null
}

import { and, asc, eq, exists, isNull, max, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { oneRow, onlyRow, rowsOf } from '../../../platform/database/rows-of.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { isParentOf, users } from '../../accounts/index.ts'
import { rosterClaims } from '../../roster/index.ts'
import type { Ties } from '../tasks.policy.ts'
import { tasks, timeEntries } from '../tasks.tables.ts'

const selectTies = (db: Db, personId: string, athleteUserId: string) => {
  const claimed = db
    .select({ one: sql`1` })
    .from(rosterClaims)
    .where(and(eq(rosterClaims.athlete_user_id, users.id), eq(rosterClaims.success_coach_id, personId)))
  return db
    .select({
      athlete_user_id: users.id,
      is_on_roster: sql<boolean>`${exists(claimed)}`,
      is_parent: isParentOf(personId, athleteUserId),
    })
    .from(users)
    .where(and(eq(users.id, athleteUserId), eq(users.type, 'athlete'), isNull(users.deleted_at)))
}

/** What connects a person with an athlete. Null if there is no such athlete. */
export const findTies = async (db: Db, personId: string, athleteUserId: string): Promise<Ties | null> => {
  const [found] = await selectTies(db, personId, athleteUserId)
  return found ?? null
}

export type StoredTask = typeof tasks.$inferSelect

export const findTasks = (db: Db, athleteUserId: string) =>
  db
    .select()
    .from(tasks)
    .where(eq(tasks.athlete_user_id, athleteUserId))
    // Tasks that were added by hand come last.
    .orderBy(asc(tasks.is_own), asc(tasks.position), asc(tasks.created_at), asc(tasks.id))

/** An athlete's tasks, and the ties between a person and the athlete. Check the ties before you send the tasks. */
export const findTasksWithTies = async (db: Db, personId: string, athleteUserId: string) =>
  onlyRow(
    await db
      .select({
        ties: rowsOf(selectTies(db, personId, athleteUserId), ([ties]): Ties | null => ties ?? null),
        tasks: rowsOf(findTasks(db, athleteUserId)),
      })
      .from(oneRow),
  )

export const findTask = async (db: Db, id: string): Promise<StoredTask | null> => {
  const [found] = await db.select().from(tasks).where(eq(tasks.id, id))
  return found ?? null
}

/** What is added for an athlete waits here, so it can be counted first. */
export const lockAdditionsFor = async (tx: Db, athleteUserId: string): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`additions for ${athleteUserId}`}, 0))`,
  )
}

export const countOwnTasks = (db: Db, athleteUserId: string): Promise<number> =>
  db.$count(tasks, and(eq(tasks.athlete_user_id, athleteUserId), eq(tasks.is_own, true)))

interface OwnTask {
  readonly athlete_user_id: string
  readonly added_by: string
  readonly name: string
  readonly done_when: string
}

export const insertOwnTask = async (tx: Db, task: OwnTask): Promise<string> => {
  const id = uuidv7()
  const [last] = await tx
    .select({ position: max(tasks.position) })
    .from(tasks)
    .where(eq(tasks.athlete_user_id, task.athlete_user_id))
  const position = (last?.position ?? 0) + 1
  await tx.insert(tasks).values({ id, ...task, position, percent: 0, is_own: true, created_at: clock.now() })
  return id
}

/** Also time that was discarded: the ledger keeps it. */
export const hasTime = async (db: Db, taskId: string): Promise<boolean> =>
  (await db.$count(timeEntries, eq(timeEntries.task_id, taskId))) > 0

export const deleteTask = async (tx: Db, id: string): Promise<void> => {
  await tx.delete(tasks).where(eq(tasks.id, id))
}

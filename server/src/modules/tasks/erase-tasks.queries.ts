import { and, eq, ne, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { eraseInSteps, everyRow, inSteps } from '../../platform/database/in-steps.ts'
import { coachNotes, programState, runningTasks, tasks, timeEntries } from './tasks.tables.ts'

/** The hours stay in the ledger of the coach, who has no other proof of them. What was done for the athlete goes. */
const eraseWordsAbout = async (db: Db, athleteUserId: string): Promise<void> => {
  const isTold = and(eq(timeEntries.athlete_user_id, athleteUserId), ne(timeEntries.done, ''))
  await inSteps(async (perStep) => {
    const { rowCount } = await db
      .update(timeEntries)
      .set({ done: '' })
      .where(everyRow(timeEntries, isTold, perStep))
    return rowCount ?? 0
  })
  const time = db.select({ one: sql`1` }).from(timeEntries).where(eq(timeEntries.task_id, tasks.id))
  await db.delete(tasks).where(and(eq(tasks.athlete_user_id, athleteUserId), notExists(time)))
  await db
    .update(tasks)
    .set({ name: 'Own task', done_when: '' })
    .where(and(eq(tasks.athlete_user_id, athleteUserId), eq(tasks.is_own, true)))
}

/**
 * Notes about an athlete are erased with the athlete. A success coach's notes about others stay, without a name, for the
 * next success coach and the families that they were shared with.
 */
export const eraseTasks = async (db: Db, userId: string): Promise<void> => {
  const isTheirs = or(eq(runningTasks.coach_id, userId), eq(runningTasks.athlete_user_id, userId))
  await db.delete(runningTasks).where(isTheirs)
  await eraseInSteps(db, coachNotes, eq(coachNotes.athlete_user_id, userId))
  await eraseWordsAbout(db, userId)
  await db.update(tasks).set({ added_by: null }).where(eq(tasks.added_by, userId))
  await db.update(programState).set({ updated_by: null }).where(eq(programState.updated_by, userId))
}

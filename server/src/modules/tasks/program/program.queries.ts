import type { ProgramTask } from '@fieldhouse/contract/tasks.program'
import { and, asc, eq, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { shownName, users } from '../../accounts/index.ts'
import { programState, programTasks, tasks } from '../tasks.tables.ts'

export const findProgramTasks = (db: Db): Promise<ProgramTask[]> =>
  db
    .select({
      id: programTasks.id,
      name: programTasks.name,
      percent: programTasks.percent,
      done_when: programTasks.done_when,
    })
    .from(programTasks)
    .orderBy(asc(programTasks.position))

export const findProgramState = async (db: Db) => {
  const [found] = await db
    .select({
      version: programState.version,
      updated_at: programState.updated_at,
      updated_by: sql<string | null>`case when ${users.id} is not null then ${shownName(users)} end`,
    })
    .from(programState)
    .leftJoin(users, eq(users.id, programState.updated_by))
  return found ?? { version: 0, updated_at: null, updated_by: null }
}

/** The version that is current, until the transaction ends. */
export const lockProgram = async (tx: Db): Promise<number> => {
  const [found] = await tx.select({ version: programState.version }).from(programState).for('update')
  return found?.version ?? 0
}

export const replaceProgram = async (
  tx: Db,
  list: readonly Omit<typeof programTasks.$inferInsert, 'position'>[],
  updated_by: string,
): Promise<void> => {
  await tx.delete(programTasks)
  await tx.insert(programTasks).values(list.map((task, index) => ({ ...task, position: index + 1 })))
  await tx
    .update(programState)
    .set({ version: sql`${programState.version} + 1`, updated_at: clock.now(), updated_by })
}

const hasProgram = async (db: Db, athlete_user_id: string): Promise<boolean> =>
  (await db.$count(tasks, and(eq(tasks.athlete_user_id, athlete_user_id), eq(tasks.is_own, false)))) > 0

/** A copy for one athlete, so a change of the list never rewrites what was done. An athlete who has one keeps it. */
export const copyProgram = async (tx: Db, athlete_user_id: string): Promise<void> => {
  if (await hasProgram(tx, athlete_user_id)) return
  const list = await tx.select().from(programTasks).orderBy(asc(programTasks.position))
  const created_at = clock.now()
  await tx.insert(tasks).values(list.map((task) => ({ ...task, id: uuidv7(), athlete_user_id, created_at })))
}

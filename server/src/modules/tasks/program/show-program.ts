import type { Program } from '@fieldhouse/contract/tasks.program'
import type { Db } from '../../../platform/database/database.ts'
import { findProgramState, findProgramTasks } from './program.queries.ts'

export const showProgram = async (db: Db): Promise<Program> => {
  const { updated_at, ...state } = await findProgramState(db)
  return { ...state, updated_at: updated_at?.toISOString() ?? null, tasks: await findProgramTasks(db) }
}

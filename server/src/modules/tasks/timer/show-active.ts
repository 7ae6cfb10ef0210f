import type { ActiveTask, TaskChange } from '@fieldhouse/contract/tasks'
import { taskStatus } from '@fieldhouse/contract/tasks.rules'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { presentTask } from '../work/present-task.ts'
import { findTask } from '../work/work.queries.ts'
import { findActive, type StoredActive } from './running.queries.ts'

const present = ({ start_time, settled_at, last_active_at, ...task }: StoredActive): ActiveTask => ({
  ...task,
  status: taskStatus.inProgress,
  start_time: start_time.toISOString(),
  settled_at: settled_at.toISOString(),
  last_active_at: last_active_at.toISOString(),
  server_time: clock.now().toISOString(),
})

/** COA-03: 404 if nothing runs. */
export const showActive = async (db: Db, coachId: string): Promise<ActiveTask> => {
  const active = await findActive(db, coachId)
  if (!active) throw new AppError('not_found')
  return present(active)
}

/** A task after a change, and what runs now. */
export const showChange = async (tx: Db, coachId: string, taskId: string): Promise<TaskChange> => {
  const task = await findTask(tx, taskId)
  if (!task) throw new AppError('not_found')
  const active = await findActive(tx, coachId)
  return { task: presentTask(task), active: active && present(active) }
}

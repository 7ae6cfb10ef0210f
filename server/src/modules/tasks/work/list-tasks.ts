import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { getTasks } from '@fieldhouse/contract/tasks'
import { progressOf, totalTimeOf } from '@fieldhouse/contract/tasks.rules'
import type { Db } from '../../../platform/database/database.ts'
import { assertMayWork } from './open-work.ts'
import { presentTask } from './present-task.ts'
import { findTasksWithTies } from './work.queries.ts'

/** COA-03: the tasks of an athlete on the roster. */
export const listTasks = async (
  db: Db,
  actor: Actor,
  athleteUserId: string,
): Promise<Output<typeof getTasks>> => {
  const { ties, tasks } = await findTasksWithTies(db, actor.id, athleteUserId)
  assertMayWork(actor, ties)
  return {
    data: tasks.map(presentTask),
    meta: { progress: progressOf(tasks), total_time: totalTimeOf(tasks) },
  }
}

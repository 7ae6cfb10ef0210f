import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { isRemovable } from '../tasks.policy.ts'
import { openTask } from '../work/open-work.ts'
import { tellCoach } from '../work/tell-coach.ts'
import { deleteTask, hasTime } from '../work/work.queries.ts'
import { isRunning } from './running-task.ts'
import { takeTurn } from './take-turn.ts'

/** A task with time is part of the ledger and stays. */
export const removeOwnTask = (
  db: Db,
  actor: Actor,
  named: { readonly task_id: string },
): Promise<{ id: string }> =>
  takeTurn(db, actor.id, async ({ tx, run }) => {
    const task = await openTask(tx, actor, named)
    if (!isRemovable(task)) throw new AppError('not_found')
    if (isRunning(run, named) || (await hasTime(tx, task.id)))
      throw new AppError('task_has_time', {
        message: 'This task has time, so it stays. You can complete it instead.',
      })
    await deleteTask(tx, task.id)
    await tellCoach(tx, actor.id, task)
    return { id: task.id }
  })

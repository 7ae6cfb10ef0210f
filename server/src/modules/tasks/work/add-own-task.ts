import type { Actor } from '@fieldhouse/contract/guards'
import { mostOwnTasks, type Task } from '@fieldhouse/contract/tasks'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { openWork } from './open-work.ts'
import { presentTask } from './present-task.ts'
import { tellCoach } from './tell-coach.ts'
import { countOwnTasks, findTask, insertOwnTask, lockAdditionsFor } from './work.queries.ts'

interface OwnTaskForm {
  readonly user_id: string
  readonly name: string
  readonly done_when: string
}

/** Holds the number of the athlete's own tasks until the transaction ends. */
const assertRoom = async (tx: Db, athleteUserId: string): Promise<void> => {
  await lockAdditionsFor(tx, athleteUserId)
  if ((await countOwnTasks(tx, athleteUserId)) >= mostOwnTasks)
    throw new AppError('too_many_tasks', {
      message: `This athlete has ${mostOwnTasks} added tasks already. Remove one that has no time first.`,
    })
}

/** A task that a success coach adds for this athlete. It is worth 0%, so the program still adds up to 100. */
export const addOwnTask = (db: Db, actor: Actor, { user_id, ...task }: OwnTaskForm): Promise<Task> =>
  transaction(db, async (tx) => {
    await openWork(tx, actor, user_id)
    await assertRoom(tx, user_id)
    const id = await insertOwnTask(tx, { ...task, athlete_user_id: user_id, added_by: actor.id })
    const added = await findTask(tx, id)
    if (!added) throw new AppError('not_found')
    await tellCoach(tx, actor.id, added)
    return presentTask(added)
  })

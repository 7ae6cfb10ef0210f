import type { Actor } from '@fieldhouse/contract/guards'
import type { ActiveTask } from '@fieldhouse/contract/tasks'
import { taskStatus } from '@fieldhouse/contract/tasks.rules'
import type { Db } from '../../../platform/database/database.ts'
import { tellCoach } from '../work/tell-coach.ts'
import { setDone } from './running.queries.ts'
import { runningTask } from './running-task.ts'
import { showActive } from './show-active.ts'
import { takeTurn } from './take-turn.ts'

/** What the coach is doing right now. It becomes the text of the ledger row. */
export const describeActive = (
  db: Db,
  actor: Actor,
  { task_id, done }: { readonly task_id: string; readonly done: string },
): Promise<ActiveTask> =>
  takeTurn(db, actor.id, async (turn) => {
    const { athlete_user_id } = await runningTask(turn, actor, { task_id })
    await setDone(turn.tx, actor.id, done)
    await tellCoach(turn.tx, actor.id, { id: task_id, athlete_user_id, status: taskStatus.inProgress })
    return showActive(turn.tx, actor.id)
  })

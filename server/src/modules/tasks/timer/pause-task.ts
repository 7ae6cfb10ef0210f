import type { Actor } from '@fieldhouse/contract/guards'
import type { TaskChange } from '@fieldhouse/contract/tasks'
import type { Db } from '../../../platform/database/database.ts'
import { activityBy } from './activity-by.ts'
import { runningTask } from './running-task.ts'
import { type Activity, settle } from './settle.rules.ts'
import { showChange } from './show-active.ts'
import { endRun, takeTurn, timesOf } from './take-turn.ts'

interface PauseForm extends Activity {
  readonly task_id: string
  readonly user_id?: string | undefined
  /** Seconds to keep. Without it, what the server measured. */
  readonly time?: number | undefined
  readonly done?: string | undefined
}

/** COA-03. */
export const pauseTask = (db: Db, actor: Actor, form: PauseForm): Promise<TaskChange> =>
  takeTurn(db, actor.id, async (turn) => {
    const { tx, now } = turn
    const run = await runningTask(turn, actor, form)
    await endRun(tx, run, now, {
      stretches: settle(timesOf(run), now, activityBy(actor, form), form.time),
      done: form.done,
    })
    return showChange(tx, actor.id, run.task_id)
  })

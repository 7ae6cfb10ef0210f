import type { Actor } from '@fieldhouse/contract/guards'
import type { TaskChange } from '@fieldhouse/contract/tasks'
import type { Db } from '../../../platform/database/database.ts'
import { runningTask } from './running-task.ts'
import { discard } from './settle.rules.ts'
import { showChange } from './show-active.ts'
import { endRun, takeTurn, timesOf } from './take-turn.ts'

interface DiscardForm {
  readonly task_id: string
  readonly user_id?: string | undefined
  readonly time?: number | undefined
}

/** COA-04: discarded time stays in the ledger, and counts nowhere. */
export const discardTask = (db: Db, actor: Actor, form: DiscardForm): Promise<TaskChange> =>
  takeTurn(db, actor.id, async (turn) => {
    const { tx, now } = turn
    const run = await runningTask(turn, actor, form)
    await endRun(tx, run, now, { stretches: discard(timesOf(run), now, form.time) })
    return showChange(tx, actor.id, run.task_id)
  })

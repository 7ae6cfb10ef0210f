import type { Actor } from '@fieldhouse/contract/guards'
import type { TaskChange } from '@fieldhouse/contract/tasks'
import { taskStatus } from '@fieldhouse/contract/tasks.rules'
import type { Db } from '../../../platform/database/database.ts'
import { openTask } from '../work/open-work.ts'
import { tellCoach } from '../work/tell-coach.ts'
import { activityBy } from './activity-by.ts'
import { isRunning } from './running-task.ts'
import { type Activity, settle } from './settle.rules.ts'
import { showChange } from './show-active.ts'
import { endRun, takeTurn, timesOf } from './take-turn.ts'
import { setStatus } from './time.queries.ts'

interface CompleteForm extends Activity {
  readonly task_id: string
  readonly user_id?: string | undefined
  readonly time?: number | undefined
  readonly done?: string | undefined
}

/** COA-03: with its time, if it runs. Another task that runs goes on. */
export const completeTask = (db: Db, actor: Actor, form: CompleteForm): Promise<TaskChange> =>
  takeTurn(db, actor.id, async ({ tx, run, now }) => {
    const task = await openTask(tx, actor, form)
    const status = taskStatus.complete
    if (isRunning(run, form)) {
      const stretches = settle(timesOf(run), now, activityBy(actor, form), form.time)
      await endRun(tx, run, now, { stretches, status, done: form.done })
    } else if (task.status !== status) {
      await setStatus(tx, task.id, { status, completed_at: new Date(now) })
      await tellCoach(tx, actor.id, { ...task, status })
    }
    return showChange(tx, actor.id, task.id)
  })

import type { Actor } from '@fieldhouse/contract/guards'
import type { TaskChange } from '@fieldhouse/contract/tasks'
import { taskStatus } from '@fieldhouse/contract/tasks.rules'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { openTask } from '../work/open-work.ts'
import { tellCoach } from '../work/tell-coach.ts'
import { activityBy } from './activity-by.ts'
import { endRunOf } from './end-runs.ts'
import { findCoachOfTask, holdAccounts, insertRun } from './running.queries.ts'
import { isRunning } from './running-task.ts'
import { type Activity, settle, startOf } from './settle.rules.ts'
import { showChange } from './show-active.ts'
import { endRun, takeTurn, timesOf } from './take-turn.ts'
import { findLedgerEnd, setStatus } from './time.queries.ts'

interface StartForm extends Activity {
  readonly task_id: string
  readonly user_id?: string | undefined
}

/** In the turn of the coach, while neither account can be deleted. */
const startInTurn = (held: Db, actor: Actor, form: StartForm): Promise<TaskChange> =>
  takeTurn(held, actor.id, async ({ tx, run, now }) => {
    const { id: task_id, athlete_user_id } = await openTask(tx, actor, form)
    if (!isRunning(run, form)) {
      if (run) await endRun(tx, run, now, { stretches: settle(timesOf(run), now, activityBy(actor, form)) })
      const other = await findCoachOfTask(tx, task_id)
      // Nobody else has this athlete anymore, so nobody else could end it.
      if (other) await endRunOf(tx, other)
      const ledgerEnd = await findLedgerEnd(tx, actor.id)
      const at = new Date(startOf(now, ledgerEnd?.getTime()))
      await insertRun(tx, { coach_id: actor.id, task_id, athlete_user_id, at })
      const status = taskStatus.inProgress
      await setStatus(tx, task_id, { status, completed_at: null })
      await tellCoach(tx, actor.id, { id: task_id, athlete_user_id, status })
    }
    return showChange(tx, actor.id, task_id)
  })

/**
 * COA-03: starts, resumes, or restarts a task. The one that runs is paused in the same transaction, along with its
 * time. A second press changes nothing. Deleting an account ends what runs with it, so neither is deleted between the
 * check and the start.
 */
export const startTask = (db: Db, actor: Actor, form: StartForm): Promise<TaskChange> =>
  transaction(db, async (tx) => {
    const { athlete_user_id } = await openTask(tx, actor, form)
    await holdAccounts(tx, [actor.id, athlete_user_id])
    return startInTurn(tx, actor, form)
  })

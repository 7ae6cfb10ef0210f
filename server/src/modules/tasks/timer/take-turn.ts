import { taskStatus } from '@fieldhouse/contract/tasks.rules'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { tellCoach } from '../work/tell-coach.ts'
import { deleteRun, lockCoach, lockRun, type StoredRun } from './running.queries.ts'
import type { Run, Stretch } from './settle.rules.ts'
import { setStatus, writeTime } from './time.queries.ts'

export interface Turn {
  readonly tx: Db
  readonly coachId: string
  /** The coach's running task. */
  readonly run: StoredRun | null
  /** Read when the turn has come, so the turns of a coach are in the order of their times. */
  readonly now: number
}

/** COA-03: everything that changes a coach's run happens in a transaction of its own turn. */
export const takeTurn = <T>(db: Db, coachId: string, act: (turn: Turn) => Promise<T>): Promise<T> =>
  transaction(db, async (tx) => {
    await lockCoach(tx, coachId)
    const run = await lockRun(tx, coachId)
    return act({ tx, coachId, run, now: clock.now().getTime() })
  })

export const timesOf = ({ settled_at, last_active_at }: StoredRun): Run => ({
  settledAt: settled_at.getTime(),
  lastActiveAt: last_active_at.getTime(),
})

interface End {
  readonly stretches: readonly Stretch[]
  readonly status?: typeof taskStatus.paused | typeof taskStatus.complete
  /** What was done. Without it, what the coach said while working. */
  readonly done?: string | undefined
}

/** The run ends, and what it measured is in the ledger. */
export const endRun = async (
  tx: Db,
  run: StoredRun,
  now: number,
  { stretches, status = taskStatus.paused, done = run.done }: End,
): Promise<void> => {
  const { coach_id, athlete_user_id, task_id } = run
  await writeTime(tx, { coach_id, athlete_user_id, task_id, done }, stretches)
  await deleteRun(tx, coach_id)
  const completed_at = status === taskStatus.complete ? new Date(now) : null
  await setStatus(tx, task_id, { status, completed_at })
  await tellCoach(tx, coach_id, { id: task_id, athlete_user_id, status })
}

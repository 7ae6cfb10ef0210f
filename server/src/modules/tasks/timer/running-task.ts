import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import { openTask } from '../work/open-work.ts'
import type { StoredRun } from './running.queries.ts'
import type { Turn } from './take-turn.ts'

interface NamedTask {
  readonly task_id: string
  readonly user_id?: string | undefined
}

export const isRunning = (run: StoredRun | null, { task_id, user_id }: NamedTask): run is StoredRun =>
  run !== null && run.task_id === task_id && (user_id === undefined || user_id === run.athlete_user_id)

export const notRunning = () =>
  new AppError('task_not_running', {
    message: 'This task is not running anymore. It was paused or completed on another page.',
  })

/** The coach's own run, also when the athlete has left the roster. A task of someone else is not found. */
export const runningTask = async ({ tx, run }: Turn, actor: Actor, named: NamedTask): Promise<StoredRun> => {
  if (isRunning(run, named)) return run
  await openTask(tx, actor, named)
  throw notRunning()
}

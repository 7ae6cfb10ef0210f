import type { Listeners } from '../../events.ts'
import { AppError } from '../../platform/app-error.ts'
import { copyProgram } from './program/program.queries.ts'
import { endRunOf, endRunsWith } from './timer/end-runs.ts'
import { isWorkingFor } from './timer/running.queries.ts'

export const tasksListeners: Listeners = {
  'roster.claimed': (tx, { athlete_user_id }) => copyProgram(tx, athlete_user_id),
  'roster.unclaimed': (tx, { athlete_user_id, success_coach_id }) =>
    endRunOf(tx, success_coach_id, athlete_user_id),
  'accounts.user-changed': (tx, { user_id }) => endRunsWith(tx, user_id),
  'recruiting.event-checked': async (tx, { success_coach_id, athlete_user_id }) => {
    if (!(await isWorkingFor(tx, success_coach_id, athlete_user_id)))
      throw new AppError('active_task_required', {
        message: 'Start one of this athlete’s tasks first. Then log the event.',
      })
  },
}

import { errorCodes } from './errors.kinds.ts'

export const tasksErrors = errorCodes({
  /** A success coach logs events only while a task of that athlete runs. */
  active_task_required: 'conflict',
  /** The task does not run anymore: it was paused, completed, or discarded on another device. */
  task_not_running: 'conflict',
  /** Some of this time is in the ledger already. */
  time_overlaps: 'conflict',
  /** The task has time, so it can't be removed. */
  task_has_time: 'conflict',
  /** The athlete has as many added tasks as one athlete may have. */
  too_many_tasks: 'conflict',
  /** A coach has as many notes about an athlete as one coach may have. */
  too_many_notes: 'conflict',
  /** Someone else changed the program list in the meantime. */
  program_changed: 'conflict',
})

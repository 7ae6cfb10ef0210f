import { readOnly } from '../../platform/database/read-only.ts'
import * as tables from './tasks.tables.ts'

/** What other modules may read about a success coach's work. */

/**
 * An athlete's progress is `progressOf` (contract) over these rows, and the total time is the sum of `time_spent`. The
 * next task is the one in progress or paused, or else the first by `position` that is not complete. The last work for an
 * athlete is the greatest `touched_at`.
 */
export const tasks = readOnly(
  tables.tasks,
  'id',
  'athlete_user_id',
  'position',
  'name',
  'percent',
  'status',
  'time_spent',
  'touched_at',
)

/** The ledger. A coach's time in a month is the sum of `to_at - from_at` of the rows that are not discarded. */
export const timeEntries = readOnly(
  tables.timeEntries,
  'coach_id',
  'athlete_user_id',
  'from_at',
  'to_at',
  'is_discarded',
)

/** The tasks that run right now, at most one for each success coach. */
export const runningTasks = readOnly(tables.runningTasks, 'coach_id', 'task_id', 'athlete_user_id')

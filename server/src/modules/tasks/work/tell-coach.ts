import { privateUserChannel } from '@fieldhouse/contract/channels'
import { type LiveTaskStatus, taskEvents } from '@fieldhouse/contract/tasks.live'
import type { Db } from '../../../platform/database/database.ts'
import { publishLater } from '../../../platform/jobs/outbox.ts'
import type { StoredTask } from './work.queries.ts'

type Told = Pick<StoredTask, 'id' | 'athlete_user_id' | 'status'>

/** COA-03: every open page of the coach loads the tasks and the running one again. */
export const tellCoach = (tx: Db, coachId: string, { id, athlete_user_id, status }: Told): Promise<void> => {
  const told: LiveTaskStatus = { user_id: athlete_user_id, task_id: id, status }
  return publishLater(tx, privateUserChannel(coachId), taskEvents.status, told)
}

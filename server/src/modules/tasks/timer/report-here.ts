import type { Output } from '@fieldhouse/contract/endpoint'
import type { Actor } from '@fieldhouse/contract/guards'
import type { reportHere as endpoint } from '@fieldhouse/contract/tasks'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { activityBy } from './activity-by.ts'
import { reportHere as writeReport } from './running.queries.ts'
import { notRunning } from './running-task.ts'
import type { Activity } from './settle.rules.ts'

/** COA-04: the page is open. One statement, because every open page sends it every ten seconds. */
export const reportHere = async (
  db: Db,
  coach: Actor,
  { task_id, ...activity }: Activity & { readonly task_id: string },
): Promise<Output<typeof endpoint>['data']> => {
  const now = clock.now()
  const measured = await writeReport(db, { coach_id: coach.id, task_id, now, ...activityBy(coach, activity) })
  if (!measured) throw notRunning()
  return {
    last_active_at: measured.last_active_at.toISOString(),
    settled_at: measured.settled_at.toISOString(),
    server_time: now.toISOString(),
  }
}

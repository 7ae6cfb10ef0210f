import { workKeptHours } from '@fieldhouse/contract/admin.work'
import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { job } from '../../../platform/jobs/job.ts'
import { runLater } from '../../../platform/jobs/outbox.ts'
import { systemCaller } from './system-caller.ts'
import { deleteWork, endWork, findAdmin, lockWork, type StoredWork } from './work.queries.ts'
import { allPartKeys } from './work-files.ts'
import { titleOf } from './work-titles.ts'

export const workExpires = (finishedAt: Date): Date =>
  new Date(finishedAt.getTime() + workKeptHours * 60 * 60 * 1000)

/** A day after the end: deletes the files, then the row. A file that is already gone is fine. */
export const dropWorkJob = job<{ id: string }>({
  name: 'drop-work',
  effect: 'outside',
  run: async ({ db, storage }, { id }) => {
    const work = await lockWork(db, id)
    if (!work) return
    for (const key of allPartKeys(work)) await storage.delete(key)
    await deleteWork(db, id)
  },
})

/** The work is over, however it ended. The audit log says what came of it. */
export const endOfWork = async (
  tx: Db,
  work: StoredWork,
  state: 'done' | 'canceled' | 'stopped',
  by?: Caller,
): Promise<void> => {
  const { id, by_id, address, order, done, left_out } = work
  await endWork(tx, id, state)
  await record(tx, by ?? systemCaller(await findAdmin(tx, by_id), address, ''), {
    action: `work.${state}`,
    userId: null,
    subject: titleOf(order),
    details: { work_id: id, by_id, done: done - left_out, left_out },
  })
  await runLater(tx, dropWorkJob, { id }, { key: id, startAfter: workExpires(clock.now()) })
}

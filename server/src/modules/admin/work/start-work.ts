import type { Work, WorkOrder } from '@fieldhouse/contract/admin.work'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { momentsOf } from '../../../platform/days/asked-days.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { runLater } from '../../../platform/jobs/outbox.ts'
import { endOfWork } from './end-of-work.ts'
import { presentWork } from './present-work.ts'
import { runWorkJob } from './run-work.ts'
import { findOwnWork, insertWork, lockWork } from './work.queries.ts'
import { titleOf } from './work-titles.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
}

/** ADM-01: starts work on a whole list. Each admin has one of a kind at a time, so nothing is started twice. */
export const startWork = ({ db, actor, caller }: Call, order: WorkOrder): Promise<Work> =>
  transaction(db, async (tx) => {
    // The job reads the days. It would fail again and again on days or a time zone that don't exist.
    if (order.kind === 'export-audit-log') momentsOf(order)
    const work = await insertWork(tx, {
      id: uuidv7(),
      kind: order.kind,
      order,
      by_id: actor.id,
      address: caller.address,
      state: 'waiting',
      created_at: clock.now(),
    })
    if (!work)
      throw new AppError('conflict', {
        message: 'Your last one is still running. Wait for it, or cancel it.',
      })
    const { kind, ...details } = order
    await record(tx, caller, {
      action: kind === 'change-users' ? 'work.started' : 'work.exported',
      userId: null,
      subject: titleOf(order),
      details: { work_id: work.id, ...details },
    })
    await runLater(tx, runWorkJob, { id: work.id })
    return presentWork(work)
  })

/** What is done stays done. A step that is running ends first. */
export const cancelWork = ({ db, actor, caller }: Call, id: string): Promise<Work> =>
  transaction(db, async (tx) => {
    const work = (await findOwnWork(tx, actor.id, id)) && (await lockWork(tx, id))
    if (!work) throw new AppError('not_found')
    if (work.finished_at) throw new AppError('conflict', { message: 'This has ended already.' })
    await endOfWork(tx, work, 'canceled', caller)
    const canceled = await findOwnWork(tx, actor.id, id)
    if (!canceled) throw new AppError('not_found')
    return presentWork(canceled)
  })

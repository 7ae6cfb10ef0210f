import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { closeOpenReport, findClosedAt } from './reports.queries.ts'

/** Records who closed it. A second call returns when that was. */
export const closeReport = (db: Db, caller: Caller, actor: Actor, id: string): Promise<Date> =>
  transaction(db, async (tx) => {
    const closed = await closeOpenReport(tx, id, actor.id)
    if (!closed) {
      const before = await findClosedAt(tx, id)
      if (!before) throw new AppError('not_found')
      return before
    }
    const { reporter_id, message_id, closed_at } = closed
    await record(tx, caller, {
      action: 'message-report.closed',
      userId: reporter_id,
      before: { state: 'open' },
      after: { state: 'closed' },
      details: { report_id: id, message_id },
    })
    return closed_at
  })

import type { Actor } from '@fieldhouse/contract/guards'
import type { TimeRow } from '@fieldhouse/contract/tasks.ledger'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { mayDescribe } from '../tasks.policy.ts'
import { findTimeRow, setTimeDone } from './ledger.queries.ts'
import { presentTime } from './ledger-days.ts'

const everything = { start: null, end: null }

/** The text of a stretch can change. Its time never does. */
export const describeTime = (db: Db, actor: Actor, id: string, done: string): Promise<TimeRow> =>
  transaction(db, async (tx) => {
    const row = await findTimeRow(tx, id)
    if (!row || !mayDescribe(actor, { ...row, coach_id: row.coach.id })) throw new AppError('not_found')
    await setTimeDone(tx, id, done)
    return presentTime(actor, { ...row, done }, everything)
  })

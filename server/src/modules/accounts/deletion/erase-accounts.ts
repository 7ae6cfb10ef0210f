import { emit } from '../../../events.ts'
import type { Db } from '../../../platform/database/database.ts'
import { walkIds } from '../../../platform/database/in-steps.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { rowByRow } from '../../../platform/jobs/row-by-row.ts'
import { replacePhoto } from '../photo/photo.queries.ts'
import { eraseAccountRows, eraseAuditValues, eraseUser, findDueAccounts } from './deletion.queries.ts'

/** Erases what one module stores about a person, in repeatable steps. */
type Eraser = (db: Db, userId: string) => Promise<void>

const eraseAccount = async (db: Db, userId: string, erasers: readonly Eraser[]): Promise<void> => {
  for (const erase of erasers) await erase(db, userId)
  await transaction(db, async (tx) => {
    await eraseAccountRows(tx, userId)
    await eraseAuditValues(tx, userId)
    await replacePhoto(tx, userId, null)
    await eraseUser(tx, userId)
    await emit(tx, 'accounts.user-changed', { user_id: userId })
  })
}

/** Why an account has to wait, such as an open report. */
type Hold = (db: Db, userId: string) => Promise<boolean>

export interface Erasure {
  readonly erasers: readonly Eraser[]
  readonly holds: readonly Hold[]
}

const isHeld = async (db: Db, userId: string, holds: readonly Hold[]): Promise<boolean> => {
  for (const holdsBack of holds) if (await holdsBack(db, userId)) return true
  return false
}

/**
 * Erases accounts that were deleted 30 days ago. Each module deletes its rows in small steps. The account itself comes
 * last, so a run after a crash finds the rest. One account that fails does not stop the others. One that has to wait is
 * checked again the next night.
 */
export const eraseAccounts = async (
  db: Db,
  { erasers, holds }: Erasure,
  signal: AbortSignal,
): Promise<void> => {
  const due: string[] = []
  await walkIds(
    (after, limit) => findDueAccounts(db, after, limit),
    async (ids) => void due.push(...ids),
  )
  await rowByRow(due, signal, async (id) => {
    if (!(await isHeld(db, id, holds))) await eraseAccount(db, id, erasers)
  })
}

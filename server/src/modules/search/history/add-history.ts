import type { Actor } from '@fieldhouse/contract/guards'
import type { SQL } from 'drizzle-orm'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { addToHistory, findSeen } from './history.queries.ts'

/** SRC-04: adding it again only makes it the newest. An athlete that the person may not see is not found. */
export const addHistory = (
  db: Db,
  actor: Actor,
  athleteId: string,
  isSeen: SQL | undefined,
): Promise<{ data: { ok: true } }> =>
  transaction(db, async (tx) => {
    const athleteUserId = await findSeen(tx, athleteId, isSeen)
    if (athleteUserId === null) throw new AppError('not_found')
    await addToHistory(tx, actor.id, athleteUserId)
    return { data: { ok: true } }
  })

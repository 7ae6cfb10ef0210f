import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { tellCounts } from '../conversations/tell-conversation.ts'
import { readNotices } from './notices.queries.ts'

/** MSG-03. An admin who acts as another user marks nothing. */
export const markNotices = async (db: Db, actor: Actor, upTo: string | undefined): Promise<number> => {
  if (actor.impersonator_id !== null) return 0
  return transaction(db, async (tx) => {
    const marked = await readNotices(tx, actor.id, upTo)
    if (marked > 0) await tellCounts(tx, [actor.id])
    return marked
  })
}

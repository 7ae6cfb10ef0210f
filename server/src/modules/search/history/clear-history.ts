import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { dropHistory } from './history.queries.ts'

/** SRC-04: all of it, including athletes who are hidden for a while. */
export const clearHistory = async (db: Db, actor: Actor): Promise<{ data: { ok: true } }> => {
  await dropHistory(db, actor.id)
  return { data: { ok: true } }
}

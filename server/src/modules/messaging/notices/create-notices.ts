import type { Events } from '../../../events.ts'
import type { Db } from '../../../platform/database/database.ts'
import { tellCounts } from '../conversations/tell-conversation.ts'
import { insertNotices } from './notices.queries.ts'

/** MSG-03: adds a notice to each person's system list, and wakes up their pages after the commit. */
export const createNotices = async (
  tx: Db,
  { user_ids, ...notice }: Events['notices.created'],
): Promise<void> => {
  const told = [...new Set(user_ids)]
  await insertNotices(
    tx,
    told.map((user_id) => ({ user_id, ...notice })),
  )
  await tellCounts(tx, told)
}

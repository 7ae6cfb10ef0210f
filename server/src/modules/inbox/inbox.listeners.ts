import type { Listeners } from '../../events.ts'
import type { Db } from '../../platform/database/database.ts'
import { uuidv7 } from '../../platform/database/uuid.ts'
import { findLeavingUser, lockDeletionsOf, lockWorkOf } from './deletions.queries.ts'
import { insertItem, saveItem } from './inbox.queries.ts'
import { afterAssigning, afterClosing } from './inbox.rules.ts'

/** People who delete their own account wait in the inbox until they are back or erased. */
const followDeletion = async (tx: Db, userId: string): Promise<void> => {
  const user = await findLeavingUser(tx, userId)
  if (!user) return
  const waiting = await lockDeletionsOf(tx, userId)
  if (user.deleted_at && !user.erased_at) {
    if (user.deleted_by === userId && waiting.length === 0)
      await insertItem(tx, { id: uuidv7(), kind: 'deletion', user_id: userId })
    return
  }
  const action = user.erased_at ? 'erased' : 'restored'
  for (const item of waiting) await saveItem(tx, item, afterClosing(item), { action, by_id: null })
}

/** What an admin left behind is for everyone again. */
const handBack = async (tx: Db, adminId: string): Promise<void> => {
  for (const item of await lockWorkOf(tx, adminId))
    await saveItem(tx, item, afterAssigning(item, null), { action: 'assigned', by_id: null })
}

const followAccount = async (tx: Db, userId: string): Promise<void> => {
  await followDeletion(tx, userId)
  if ((await findLeavingUser(tx, userId))?.deleted_at) await handBack(tx, userId)
}

export const inboxListeners: Listeners = {
  'inbox.received': insertItem,
  'accounts.type-checked': async (tx, { user_id, from }) => {
    if (from === 'admin') await handBack(tx, user_id)
  },
  'accounts.user-changed': (tx, { user_id }) => followAccount(tx, user_id),
}

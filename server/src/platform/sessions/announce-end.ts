import { privateUserChannel, sessionChannel } from '@fieldhouse/contract/channels'
import type { Db } from '../database/database.ts'
import { publishLater } from '../jobs/outbox.ts'

interface EndedSession {
  id: string
  user_id: string
}

/** ACC-14: pages of an ended session get the event under both names, then its websockets are closed. */
export const announceEnd = async (db: Db, ended: readonly EndedSession[]): Promise<void> => {
  for (const { id, user_id } of ended) {
    await publishLater(db, privateUserChannel(user_id), 'user-logout', { session_id: id })
    await publishLater(db, privateUserChannel(user_id), 'UserLoggedOut', { session_id: id })
    await publishLater(db, sessionChannel(id), 'session-ended', {})
  }
}

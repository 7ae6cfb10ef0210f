import type { Session } from '@fieldhouse/contract/accounts'
import type { Db } from '../../../platform/database/database.ts'
import { listSessionsOf } from '../../../platform/sessions/sessions.ts'
import { deviceName } from './device-name.ts'

/** Where a person is signed in, last used first. */
export const listSessions = async (db: Db, userId: string, currentId: string | null): Promise<Session[]> => {
  const sessions = await listSessionsOf(db, userId)
  return sessions.map(({ id, user_agent, address, created_at, last_used_at }) => ({
    id,
    device: deviceName(user_agent),
    address,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    is_current: id === currentId,
  }))
}

import type { Session } from '@fieldhouse/contract/accounts'
import type { Db } from '../../../platform/database/database.ts'
import { listSessionsOf } from '../../../platform/sessions/sessions.ts'
import { deviceName } from './device-name.ts'

type FoundSession = Awaited<ReturnType<typeof listSessionsOf>>[number]

export const presentSession = ({ id, user_agent, address, created_at, last_used_at }: FoundSession) => ({
  id,
  device: deviceName(user_agent),
  address,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at.toISOString(),
})

/** Where a person is signed in, last used first. */
export const listSessions = async (db: Db, userId: string, currentId: string | null): Promise<Session[]> => {
  const sessions = await listSessionsOf(db, userId)
  return sessions.map((session) => ({ ...presentSession(session), is_current: session.id === currentId }))
}

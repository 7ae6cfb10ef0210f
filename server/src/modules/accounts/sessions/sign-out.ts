import type { Actor } from '@fieldhouse/contract/guards'
import { transaction } from '../../../platform/database/transaction.ts'
import { endedSessionCookie } from '../../../platform/sessions/credentials.ts'
import { endSession, findAdminSession } from '../../../platform/sessions/sessions.ts'
import type { Entry } from './open-session.ts'

/**
 * ACC-14: ends this session. An admin who signs out while acting as another wants to be out, so the admin's own session
 * ends too.
 */
export const signOut = async ({
  db,
  actor,
  caller: { sessionId, isHttps },
  setCookie,
}: Entry & { readonly actor: Actor }): Promise<void> => {
  if (sessionId)
    await transaction(db, async (tx) => {
      const admin = actor.impersonator_id ? await findAdminSession(tx, sessionId) : null
      await endSession(tx, admin?.id ?? sessionId)
    })
  setCookie(endedSessionCookie(isHttps))
}

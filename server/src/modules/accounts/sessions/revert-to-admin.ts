import type { SignedIn } from '@fieldhouse/contract/accounts'
import { AppError } from '../../../platform/app-error.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { openSealedToken } from '../../../platform/sessions/sealed-token.ts'
import { endSession, findAdminSession, hashToken, secondsUntil } from '../../../platform/sessions/sessions.ts'
import { type Entry, handOver } from './open-session.ts'

/** ACC-15: the admin stops acting as another user, and continues in their own session. */
export const revertToAdmin = async (entry: Entry): Promise<SignedIn> => {
  const { sessionId, token: actingToken } = entry.caller
  if (!sessionId || !actingToken) throw new AppError('unauthenticated')
  const admin = await transaction(entry.db, async (tx) => {
    const found = await findAdminSession(tx, sessionId)
    const token = found?.sealed_token ? openSealedToken(found.sealed_token, actingToken) : null
    if (!found || !token || !hashToken(token).equals(found.token_hash)) throw new AppError('unauthenticated')
    if (!(await endSession(tx, sessionId))) throw new AppError('unauthenticated')
    return { token, isRemembered: found.is_remembered, expiresInSeconds: secondsUntil(found.expires_at) }
  })
  return handOver(entry, admin)
}

import type { SignedIn } from '@fieldhouse/contract/accounts'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { lockSession, startSession } from '../../../platform/sessions/sessions.ts'
import { type StaffTarget, staffRefusal } from '../accounts.policy.ts'
import { findUser } from '../accounts.queries.ts'
import { assertStaffMay } from './assert-staff-may.ts'
import { type Entry, handOver } from './open-session.ts'

/** Whether an admin can act as a user with an account. */
export const canImpersonate = (actor: Actor, target: StaffTarget): boolean =>
  staffRefusal('login-as', actor, target) === null

/**
 * ACC-15: an admin acts as another user, in a second session that remembers the admin's own and ends with it. A person
 * who acts as another is not an admin in that session, so the guard prevents chains.
 */
export const impersonate = async (
  entry: Entry & { readonly actor: Actor },
  userId: string,
): Promise<SignedIn> => {
  const { actor, caller } = entry
  const session = await transaction(entry.db, async (tx) => {
    const user = await findUser(tx, userId)
    if (!user) throw new AppError('not_found')
    assertStaffMay('login-as', actor, user)
    const own = caller.sessionId && (await lockSession(tx, caller.sessionId))
    if (!own || !caller.token) throw new AppError('unauthenticated')
    const started = await startSession(tx, {
      userId,
      remember: false,
      userAgent: caller.userAgent,
      address: caller.address,
      admin: { userId: actor.id, sessionId: own.id, token: caller.token, expiresAt: own.expires_at },
    })
    await record(tx, caller, {
      action: 'impersonation.started',
      userId,
      details: { session_id: started.id },
    })
    return started
  })
  return handOver(entry, session)
}

import type { SignedIn } from '@fieldhouse/contract/accounts'
import { deadRestoreLink } from '@fieldhouse/contract/accounts.deletion'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { hashToken } from '../../../platform/sessions/sessions.ts'
import { type Entry, openSession } from '../sessions/open-session.ts'
import { confirmAddress } from '../users.queries.ts'
import { findRestoreLink, lockAnyUser } from './deletion.queries.ts'
import { isOwnDeletion, isRestorable } from './deletion.rules.ts'
import { bringBack } from './take-out-of-use.ts'

const refusal = () =>
  new AppError('invalid', { message: deadRestoreLink, errors: { token: [deadRestoreLink] } })

/**
 * The link in the owner's email restores the account and signs in, like a password reset. It works only once. An
 * account that an admin deleted in the meantime stays deleted.
 */
export const restoreAccount = (entry: Entry, token: string): Promise<SignedIn> =>
  transaction(entry.db, async (tx) => {
    const userId = await findRestoreLink(tx, hashToken(token))
    const user = userId === null ? null : await lockAnyUser(tx, userId)
    if (!user?.deleted_at || !isOwnDeletion(user) || !isRestorable(user.deleted_at, clock.now()))
      throw refusal()
    await bringBack(tx, user)
    await confirmAddress(tx, user.id)
    await record(tx, entry.caller, { action: 'user.restored', userId: user.id })
    return openSession({ ...entry, db: tx }, { userId: user.id, remember: true })
  })

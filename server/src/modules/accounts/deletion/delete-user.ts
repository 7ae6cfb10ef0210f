import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { type StaffTarget, staffRefusal } from '../accounts.policy.ts'
import { findUser } from '../accounts.queries.ts'
import { restoredByStaffMail } from '../mails/deletion-mails.ts'
import { assertStaffMay } from '../sessions/assert-staff-may.ts'
import { lockAnyUser, lockSuperAdmins } from './deletion.queries.ts'
import { isOwnDeletion, isRestorable } from './deletion.rules.ts'
import { bringBack, takeOutOfUse, takeOverDeletion } from './take-out-of-use.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
}

/**
 * An admin deletes another person's account. Admins can restore it for 30 days. This also works for an account that its
 * owner has deleted, so nobody avoids a ban by leaving first.
 */
export const deleteUser = ({ db, actor, caller }: Call, userId: string): Promise<void> =>
  transaction(db, async (tx) => {
    // If two super admins delete each other in parallel, one is gone before the other is checked.
    if (actor.is_super_admin) await lockSuperAdmins(tx)
    const user = await lockAnyUser(tx, userId)
    if (!user || (user.deleted_at && !isOwnDeletion(user))) throw new AppError('not_found')
    assertStaffMay('delete', actor, user)
    if (user.is_super_admin && !(await findUser(tx, actor.id))) throw new AppError('unauthenticated')
    if (user.deleted_at)
      await takeOverDeletion(tx, userId, { deleted_at: user.deleted_at, deleted_by: actor.id })
    else await takeOutOfUse(tx, userId, actor.id)
    await record(tx, caller, {
      action: 'user.deleted',
      userId,
      before: { state: user.deleted_at ? 'deleted by its owner' : 'active' },
      after: { state: 'deleted' },
    })
  })

/** An admin restores an account. The owner gets an email, because the account may have been deleted on purpose. */
export const restoreUser = ({ db, actor, caller }: Call, userId: string): Promise<void> =>
  transaction(db, async (tx) => {
    const user = await lockAnyUser(tx, userId)
    if (!user || user.erased_at) throw new AppError('not_found')
    assertStaffMay('restore', actor, user)
    await bringBack(tx, user)
    await record(tx, caller, {
      action: 'user.restored',
      userId,
      before: { state: 'deleted' },
      after: { state: 'active' },
    })
    const { email: to, first_name: firstName } = user
    if (to) await sendLater(tx, restoredByStaffMail({ to, firstName, url: `${caller.siteOrigin}/?login=1` }))
  })

/** Whether an admin can restore this account now. */
export const canRestore = (actor: Actor, target: StaffTarget & { deleted_at: Date }): boolean =>
  staffRefusal('restore', actor, target) === null && isRestorable(target.deleted_at, clock.now())

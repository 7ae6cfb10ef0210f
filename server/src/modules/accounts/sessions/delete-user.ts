import type { Actor } from '@fieldhouse/contract/guards'
import { emit } from '../../../events.ts'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'
import { assertStaffMay } from './assert-staff-may.ts'
import { lockAnyUser, setDeletedAt } from './sessions.queries.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
}

/** Takes an account out of use: nobody is in it any more from this moment, and nothing of it is lost. */
export const deleteUser = ({ db, actor, caller }: Call, userId: string): Promise<void> =>
  transaction(db, async (tx) => {
    const user = await lockAnyUser(tx, userId)
    if (!user || user.deleted_at) throw new AppError('not_found')
    assertStaffMay('delete', actor, user)
    await setDeletedAt(tx, userId, clock.now())
    await endSessionsOf(tx, userId)
    await emit(tx, 'accounts.user-changed', { user_id: userId })
    await record(tx, caller, { action: 'user.deleted', userId })
  })

/** Its address was kept for it all the time, so nobody can have taken that. */
export const restoreUser = ({ db, actor, caller }: Call, userId: string): Promise<void> =>
  transaction(db, async (tx) => {
    const user = await lockAnyUser(tx, userId)
    if (!user) throw new AppError('not_found')
    if (!user.deleted_at) throw new AppError('conflict', { message: 'This account is in use already.' })
    assertStaffMay('restore', actor, user)
    await setDeletedAt(tx, userId, null)
    await emit(tx, 'accounts.user-changed', { user_id: userId })
    await record(tx, caller, { action: 'user.restored', userId })
  })

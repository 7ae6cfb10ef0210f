import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import type { StaffAction } from '../accounts.policy.ts'
import { assertStaffMay } from '../sessions/assert-staff-may.ts'
import { lockUser } from '../users.queries.ts'

/** A call by an admin. */
export interface StaffCall {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
}

/** The account, locked, if this admin may do that to it. A deleted account can only be restored. */
export const lockFor = async (tx: Db, actor: Actor, action: StaffAction, userId: string) => {
  const user = await lockUser(tx, userId)
  if (!user) throw new AppError('not_found')
  assertStaffMay(action, actor, user)
  return user
}

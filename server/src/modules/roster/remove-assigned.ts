import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../platform/app-error.ts'
import { record } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import type { Caller } from '../../platform/http/bind.ts'
import { deleteAssignment } from './roster.queries.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
  readonly params: { readonly id: string }
}

/** COA-01: off the coach's own list. The athlete keeps the account, the page, and everything else. */
export const removeAssigned = ({ db, actor, caller, params: { id } }: Call): Promise<{ user_id: string }> =>
  transaction(db, async (tx) => {
    if (!(await deleteAssignment(tx, actor.id, id))) throw new AppError('not_found')
    await record(tx, caller, { action: 'roster.unassigned', userId: id, before: { coach_id: actor.id } })
    return { user_id: id }
  })

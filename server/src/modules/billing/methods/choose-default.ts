import type { SavedMethod } from '@fieldhouse/contract/billing.account'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { assertOwner } from '../../accounts/index.ts'
import { findMethod, lockMethods, makeDefault } from './methods.queries.ts'
import { presentMethod } from './present-method.ts'
import { retryUnpaid } from './retry-unpaid.ts'

/** PAY-06: this one pays from now on. */
export const chooseDefaultMethod = (db: Db, actor: Actor, id: string): Promise<SavedMethod> =>
  transaction(db, async (tx) => {
    assertOwner(actor)
    const methods = await lockMethods(tx, actor.id)
    if (!methods.some((method) => method.id === id)) throw new AppError('not_found')
    await makeDefault(tx, actor.id, id)
    const chosen = await findMethod(tx, actor.id, id)
    if (!chosen) throw new AppError('not_found')
    return presentMethod(chosen, await retryUnpaid(tx, actor.id))
  })

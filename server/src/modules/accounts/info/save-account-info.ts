import type { AccountInfoForm } from '@fieldhouse/contract/accounts.info'
import { hasAccountPhone } from '@fieldhouse/contract/accounts.phone'
import type { Actor } from '@fieldhouse/contract/guards'
import { emit } from '../../../events.ts'
import { AppError } from '../../../platform/app-error.ts'
import { changedFields, record } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { mayRename } from '../accounts.policy.ts'
import { updatePhone } from '../accounts.queries.ts'
import { openToEdit } from '../sessions/opened-account.ts'
import { lockUser, updateUser } from '../users.queries.ts'

interface Call {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
}

/** PAY-06: names and phone of an account. An athlete's page and a coach's entry follow the name. */
export const saveAccountInfo = async (
  { db, actor, caller }: Call,
  { user_id = actor.id, first_name, last_name, gender, phone }: AccountInfoForm,
): Promise<string> => {
  const target = await openToEdit(db, actor, user_id)
  await transaction(db, async (tx) => {
    const user = await lockUser(tx, user_id)
    if (!user) throw new AppError('not_found')
    const { id, type } = user
    const former = { first_name: user.first_name, last_name: user.last_name, gender: user.gender }
    const next = { first_name, last_name, gender: type === 'athlete' ? (gender ?? user.gender) : user.gender }
    const isRenamed = first_name !== former.first_name || last_name !== former.last_name
    if (isRenamed && !mayRename(actor, target))
      throw new AppError('forbidden', {
        message: 'We checked your name with your college. Please write to us to change it.',
      })
    if (isRenamed || next.gender !== former.gender) {
      await updateUser(tx, id, next)
      await emit(tx, 'accounts.name-changed', { user_id: id, first_name, last_name, former })
    }
    if (phone !== undefined && hasAccountPhone(type)) await updatePhone(tx, id, phone)
    if (id !== actor.id)
      await record(tx, caller, {
        action: 'account.info-changed',
        userId: id,
        ...changedFields({ ...former, phone: user.phone }, { ...next, phone: phone ?? user.phone }),
      })
  })
  return user_id
}

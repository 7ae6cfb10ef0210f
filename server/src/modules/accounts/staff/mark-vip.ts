import { record } from '../../../platform/audit/audit.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { setVip } from '../users.queries.ts'
import { lockFor, type StaffCall } from './staff-call.ts'

/** ADM-01: the mark says who is answered first. Without a value, it is the other way around than it was. */
export const markVip = (
  { db, actor, caller }: StaffCall,
  userId: string,
  value: boolean | undefined,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    const { is_vip: before } = await lockFor(tx, actor, 'mark', userId)
    const is_vip = value ?? !before
    if (is_vip === before) return is_vip
    await setVip(tx, userId, is_vip)
    await record(tx, caller, {
      action: is_vip ? 'user.marked-vip' : 'user.unmarked-vip',
      userId,
      before: { is_vip: before },
      after: { is_vip },
    })
    return is_vip
  })

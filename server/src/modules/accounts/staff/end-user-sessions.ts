import { record } from '../../../platform/audit/audit.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'
import { lockFor, type StaffCall } from './staff-call.ts'

/** ADM-01: signs a person out everywhere. They can sign in again. */
export const endUserSessions = ({ db, actor, caller }: StaffCall, userId: string): Promise<number> =>
  transaction(db, async (tx) => {
    await lockFor(tx, actor, 'end-sessions', userId)
    const ended = await endSessionsOf(tx, userId)
    await record(tx, caller, { action: 'user.sessions-ended', userId, details: { ended } })
    return ended
  })

import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'
import { findUser } from '../accounts.queries.ts'
import type { users } from '../accounts.tables.ts'
import { addressExists } from '../open-account.ts'
import { dropUser, giveAddress, lockUser, moveWaysIn, takeRoleChoice, updateUser } from '../users.queries.ts'
import { hasProvenAddress } from './send-email-code.ts'
import { takeRole } from './take-role.ts'

type User = typeof users.$inferSelect

const notYet = (message: string) => new AppError('conflict', { message })

/** The athlete that a parent entered and this user are the same person. The user's logins become the athlete's. */
const becomeAthlete = async (
  tx: Db,
  { id, email, password_hash }: User,
  athleteUserId: string,
  caller: Caller,
) => {
  await moveWaysIn(tx, { from: id, to: athleteUserId, sessionId: caller.sessionId })
  await endSessionsOf(tx, id)
  await dropUser(tx, id)
  if (email && !(await giveAddress(tx, athleteUserId, { email, password_hash }))) throw addressExists(email)
}

/** ACC-13: the chosen role takes effect. All other sessions of this user are signed out. */
export const activateUser = (
  db: Db,
  caller: Caller,
  userId: string,
): Promise<{ user_id: string; type: string }> =>
  transaction(db, async (tx) => {
    const user = await lockUser(tx, userId)
    if (user?.type !== 'unknown') throw notYet('You have a role already.')
    const form = await takeRoleChoice(tx, userId)
    if (!form) throw notYet('Please tell us about yourself first.')
    if (!hasProvenAddress(user)) throw notYet('Please confirm your email address first.')
    const becameId = await takeRole(tx, form, {
      become: async ({ type, first_name, last_name, gender }) => {
        await updateUser(tx, userId, { type, first_name, last_name, gender })
        return userId
      },
      becomeAthlete: (athleteUserId) => becomeAthlete(tx, user, athleteUserId, caller),
    })
    await endSessionsOf(tx, becameId, caller.sessionId)
    await record(tx, caller, { action: 'role.chosen', userId: becameId, details: { role: form.type } })
    const became = await findUser(tx, becameId)
    if (!became) throw new Error('The user is gone')
    return { user_id: becameId, type: became.type }
  })

import { timingSafeEqual } from 'node:crypto'
import type { SignedIn } from '@fieldhouse/contract/accounts'
import { wrongSignInCode } from '@fieldhouse/contract/accounts.sign-in'
import { emit } from '../../../events.ts'
import { AppError } from '../../../platform/app-error.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { hashToken } from '../../../platform/sessions/sessions.ts'
import { countAttemptTry, lockAccount, spendAttempt } from '../codes/attempts.queries.ts'
import { type Entry, openSession } from '../sessions/open-session.ts'
import { finishSignUp } from '../sign-up/finish-sign-up.ts'
import { attemptRefusal } from './resend-sign-in-code.ts'
import { hashSignInCode } from './send-sign-in-code.ts'

const mostTries = 5

const codeRefusal = () =>
  new AppError('wrong_code', { message: wrongSignInCode, errors: { code: [wrongSignInCode] } })

/** The emailed code proves the address, so it finishes the sign-up like the four digits do. */
const finishByCode = (
  entry: Entry,
  tokenHash: Buffer,
  registrationId: string,
  remember: boolean,
): Promise<SignedIn> =>
  transaction(entry.db, async (tx) => {
    if (!(await spendAttempt(tx, tokenHash))) throw attemptRefusal()
    const userId = await finishSignUp(tx, registrationId, undefined)
    return openSession({ ...entry, db: tx }, { userId, remember })
  })

/** The right code opens a session. A try is counted before the comparison and outside any transaction. */
export const signInByCode = async (
  entry: Entry,
  { attempt: token, code }: { attempt: string; code: string },
): Promise<SignedIn> => {
  const tokenHash = hashToken(token)
  const attempt = await countAttemptTry(entry.db, tokenHash, mostTries)
  if (!attempt) throw attemptRefusal()
  const { user_id: userId, registration_id, code_hash, remember, team_id } = attempt
  const isRight = timingSafeEqual(await hashSignInCode(entry.db, tokenHash, code), code_hash)
  if (isRight && registration_id) return finishByCode(entry, tokenHash, registration_id, remember)
  if (!isRight || !userId) throw codeRefusal()
  return transaction(entry.db, async (tx) => {
    // Locks the account first, then the attempt. A password change uses the same order.
    if (!(await lockAccount(tx, userId))) throw attemptRefusal()
    if (!(await spendAttempt(tx, tokenHash))) throw attemptRefusal()
    await emit(tx, 'accounts.user-signed-in', { user_id: userId, team_id })
    return openSession({ ...entry, db: tx }, { userId, remember })
  })
}

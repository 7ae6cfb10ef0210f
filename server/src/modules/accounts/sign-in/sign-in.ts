import type { LoginForm, login } from '@fieldhouse/contract/accounts'
import type { Output } from '@fieldhouse/contract/endpoint'
import { emit } from '../../../events.ts'
import { AppError } from '../../../platform/app-error.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Limit } from '../../../platform/http/bind.ts'
import { findLeaver } from '../deletion/deletion.queries.ts'
import { passwordMatches } from '../password.ts'
import { type Entry, openSession } from '../sessions/open-session.ts'
import { wrongPassword } from '../sessions/prove-password.ts'
import { lockPassword } from '../sessions/sessions.queries.ts'
import { continueSignUp, findOwnRegistration } from './continue-sign-up.ts'
import { hasTooManyPasswordCodes, limitPasswordCodes } from './limit-sign-in-codes.ts'
import { type RecognizedCaller, recognizeCaller } from './recognize-caller.ts'
import { beginAttempt } from './send-sign-in-code.ts'

const noMatch =
  'The email and password you entered did not match our records. Please double-check and try again.'

type SignIn = Entry & { readonly limit: Limit }

/**
 * Counts a try before the password is compared. A household has ten tries per address, and a device of the owner has
 * its own ten. The account alone refuses nothing, because guessers could then lock the owner out. It only counts the
 * attempts of strangers, and is guarded if there are too many.
 */
const countTry = async (limit: Limit, { device, pair, isStranger }: RecognizedCaller, email: string) => {
  const key = device ? `device ${device}` : pair
  await limit('account-sign-in', key)
  const isGuarded = isStranger && (await limit.isOver('account-tries', email))
  return {
    isGuarded,
    /** The password was right, so it was not a guess. */
    takeBack: async () => {
      await limit.giveBack('account-sign-in', key)
      if (isStranger) await limit.giveBack('account-tries', email)
    },
  }
}

/**
 * A guarded account needs the password and a code from the owner's email. The code is sent if the password is right. If
 * it is wrong, the answer, the limits, and the stored rows are the same, so a guesser learns nothing.
 */
const askForCode = async (
  call: SignIn,
  { user }: RecognizedCaller,
  { email, password, remember, team_id }: LoginForm,
): Promise<Output<typeof login>> => {
  const owner = user
    ? (await passwordMatches(user.password_hash, password)) && user
    : await findOwnRegistration(call.db, email, password)
  const receiver =
    owner && !(await hasTooManyPasswordCodes(call.limit, owner.id))
      ? { ...owner, isRegistration: user === null }
      : null
  const facts = { email, proof: 'password', remember, team_id: team_id ?? null } as const
  const attempt = await beginAttempt(call, facts, receiver)
  return { status: 'code-needed', attempt }
}

/**
 * ACC-02: a new session for a person who knows the password. Only a device of the owner learns that the account exists.
 * The right password of an unfinished sign-up goes back to its code. That of a deleted account offers to restore it.
 */
export const signIn = async (call: SignIn, form: LoginForm): Promise<Output<typeof login>> => {
  const { email, password, remember, team_id } = form
  const recognized = await recognizeCaller(call, email)
  const { user, device } = recognized
  const { isGuarded, takeBack } = await countTry(call.limit, recognized, email)
  if (isGuarded) await limitPasswordCodes(call.limit, recognized)
  const refusal = device
    ? new AppError('wrong_password', { message: wrongPassword })
    : new AppError('wrong_credentials', { message: noMatch })
  if (isGuarded) return askForCode(call, recognized, form)
  if (!user) {
    const leaver = await findLeaver(call.db, email)
    if (leaver) {
      if (!(await passwordMatches(leaver.password_hash, password))) throw refusal
      await takeBack()
      return { status: 'account-deleted', restorable_until: leaver.restorableUntil.toISOString() }
    }
    const registration = await findOwnRegistration(call.db, email, password)
    if (!registration) throw refusal
    await takeBack()
    return continueSignUp(call, registration)
  }
  const passwordHash = user.password_hash
  if (!(await passwordMatches(passwordHash, password)) || !passwordHash) throw refusal
  await takeBack()
  return transaction(call.db, async (tx) => {
    // It may have been changed during the comparison, which ended every session but this one.
    if (!(await lockPassword(tx, user.id, passwordHash))) throw refusal
    await emit(tx, 'accounts.user-signed-in', { user_id: user.id, team_id: team_id ?? null })
    return openSession({ ...call, db: tx }, { userId: user.id, remember })
  })
}

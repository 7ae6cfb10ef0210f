import { timingSafeEqual } from 'node:crypto'
import { wrongCode } from '@fieldhouse/contract/accounts.sign-up'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { callerOf } from '../../../platform/http/rate-limit.ts'
import { type Code, countTry, findOpenCode, guessesOfTheDay } from './codes.queries.ts'
import { hashCode } from './hash-code.ts'
import { socialBrowserOf } from './social-browser.ts'

const mostTries = 5
/** Four digits are only safe if nobody can guess all day and night. A day allows 20 of 10,000. */
const mostTriesADay = 20

export const codeRefusal = (text: string = wrongCode) =>
  new AppError('wrong_code', { message: text, errors: { code: [text] } })

/** Only a signed-in person changes an address. Only signing up and signing in begin without a session. */
const needsSession = ({ purpose }: Code): boolean =>
  ['prove-address', 'change-address', 'prove-college', 'delete-account', 'download-archive'].includes(
    purpose.kind,
  )

/** Nobody can try, and so use up, a code that another person asked for. */
const assertMayTry = (code: Code, caller: Caller) => {
  if (needsSession(code) && caller.actor?.id !== code.user_id)
    throw codeRefusal('Please sign in on this device first, then enter the code.')
  const { purpose } = code
  if (purpose.kind === 'link-identity' && purpose.browser !== socialBrowserOf(caller))
    throw codeRefusal('Please enter the code where you asked for it.')
}

const assertGuessesLeft = async (db: Db, code: Code) => {
  // For a signed-in person, only their own guesses count, not those of others at the same address.
  const { tries, until } = await guessesOfTheDay(db, code, needsSession(code) ? 'user' : 'address')
  if (tries < mostTriesADay) return
  throw new AppError('too_many_attempts', {
    message: 'Too many wrong codes. Please try again tomorrow.',
    retryAfterSeconds: Math.ceil((until.getTime() - clock.now().getTime()) / 1000),
  })
}

/**
 * The matching code. A try is counted before the comparison and outside any transaction, so no failure takes it back.
 */
export const takeCode = async (
  { db, caller, limit }: { db: Db; caller: Caller; limit: Limit },
  userId: string,
  digits: string,
): Promise<Code> => {
  const code = await findOpenCode(db, userId)
  if (!code) throw codeRefusal()
  assertMayTry(code, caller)
  await limit('account-code', `${callerOf(caller.address)} ${userId}`)
  await assertGuessesLeft(db, code)
  const given = await hashCode(db, userId, digits)
  if (!(await countTry(db, code.id, mostTries))) throw codeRefusal()
  if (!timingSafeEqual(given, code.code_hash)) throw codeRefusal()
  return code
}

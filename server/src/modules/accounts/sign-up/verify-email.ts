import type { SignedIn } from '@fieldhouse/contract/accounts'
import { takenMail } from '@fieldhouse/contract/accounts.sign-up'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Limit } from '../../../platform/http/bind.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'
import { findUser } from '../accounts.queries.ts'
import type { CodePurpose } from '../accounts.tables.ts'
import { dropAttempts } from '../codes/attempts.queries.ts'
import { type Code, spendCode } from '../codes/codes.queries.ts'
import { dropResets } from '../codes/password-resets.queries.ts'
import { codeRefusal, takeCode } from '../codes/take-code.ts'
import { addressChangedMail } from '../mails/address-changed-mail.ts'
import { type Entry, openSession } from '../sessions/open-session.ts'
import { assertOwner } from '../sessions/own-account.ts'
import { giveAddress, linkIdentity, sessionEnd } from '../users.queries.ts'
import { finishSignUp } from './finish-sign-up.ts'
import { assertAskedByThem } from './own-request.ts'
import { addressRefusal } from './send-email-code.ts'

interface Call extends Entry {
  readonly limit: Limit
  readonly siteOrigin: string
}

interface Given {
  userId: string
  code: string
  promo_code?: string | undefined
  came_by?: 'mail' | undefined
  password?: string | undefined
}

/** A signed-in person stays signed in, with the same session. */
const stayIn = async ({ db, caller: { actor, token, sessionId } }: Call): Promise<SignedIn> => {
  const end = sessionId && (await sessionEnd(db, sessionId))
  if (!token || !end || !actor) throw new AppError('unauthenticated')
  assertOwner(actor)
  const expires_in = Math.round((end.getTime() - clock.now().getTime()) / 1000)
  return { token, token_type: 'bearer', expires_in }
}

const requireUser = async (db: Db, id: string) => {
  const user = await findUser(db, id)
  if (!user) throw codeRefusal()
  return user
}

const proveAddress = async (call: Call, { user_id, email }: Code): Promise<SignedIn> => {
  await requireUser(call.db, user_id)
  if (!(await giveAddress(call.db, user_id, { email }))) throw addressRefusal(takenMail)
  return stayIn(call)
}

/** Notifies the old address, and closes everything that was open under it. */
const changeAddress = async (call: Call, code: Code): Promise<SignedIn> => {
  const { db, caller, siteOrigin } = call
  const { id, email: before, first_name } = await requireUser(db, code.user_id)
  const session = await proveAddress(call, code)
  await dropResets(db, id)
  await dropAttempts(db, id)
  await endSessionsOf(db, id, caller.sessionId)
  await record(db, caller, {
    action: 'address.changed',
    userId: id,
    before: { email: before },
    after: { email: code.email },
  })
  if (before) {
    const contactUrl = `${siteOrigin}/contact-us`
    await sendLater(
      db,
      addressChangedMail({ to: before, firstName: first_name, email: code.email, contactUrl }),
    )
  }
  return session
}

type Link = Extract<CodePurpose, { kind: 'link-identity' }>

const linkAndEnter = async (call: Call, { user_id }: Code, { network, subject }: Link): Promise<SignedIn> => {
  await requireUser(call.db, user_id)
  if (!(await linkIdentity(call.db, { network, subject, user_id }))) throw codeRefusal()
  await record(call.db, call.caller, { action: 'identity.linked', userId: user_id, details: { network } })
  return openSession(call, { userId: user_id, remember: true })
}

/** The effect of the right code. */
const fulfil = async (call: Call, code: Code, promoCode: string | undefined): Promise<SignedIn> => {
  switch (code.purpose.kind) {
    case 'sign-up': {
      const userId = await finishSignUp(call.db, code.user_id, promoCode)
      return openSession(call, { userId, remember: true })
    }
    case 'prove-address':
      return proveAddress(call, code)
    case 'change-address':
      return changeAddress(call, code)
    // These are entered where they were requested.
    case 'prove-college':
    case 'delete-account':
    case 'download-archive':
      throw codeRefusal('Please enter the code where you asked for it.')
    case 'link-identity':
      return linkAndEnter(call, code, code.purpose)
  }
}

/** ACC-06: of two parallel requests with the right code, one is served. */
export const verifyEmail = async (call: Call, given: Given): Promise<SignedIn> => {
  const code = await takeCode(call, given.userId, given.code)
  await assertAskedByThem(call.db, code, given)
  return transaction(call.db, async (tx) => {
    if (!(await spendCode(tx, code.id))) throw codeRefusal()
    return fulfil({ ...call, db: tx }, code, given.promo_code)
  })
}

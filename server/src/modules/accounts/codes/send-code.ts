import { randomInt } from 'node:crypto'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { callerOf } from '../../../platform/http/rate-limit.ts'
import { inboxOf } from '../../../platform/mail/inbox-of.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import type { CodePurpose } from '../accounts.tables.ts'
import { codeMail } from '../mails/code-mail.ts'
import { replaceCode } from './codes.queries.ts'
import { hashCode } from './hash-code.ts'

const validMilliseconds = 15 * 60 * 1000

interface CodeRequest {
  /** The user, or the registration that becomes one. */
  userId: string
  email: string
  purpose: CodePurpose
  siteOrigin: string
}

/**
 * One code a minute and five an hour per caller and address. Not per address alone: someone else could use them up, and
 * the owner would never get a code.
 */
export const limitCodes = async (limit: Limit, { actor, address }: Caller, email: string): Promise<void> => {
  const who = actor?.id ?? callerOf(address)
  await limit('account-mail', `code ${who} ${email}`)
  await limit('account-mails', `code ${who} ${email}`)
}

/** What all callers together may send to one inbox. `ada+1@` and `ada+2@` are the same inbox. */
export const addressCodes = (email: string) => ['address-mails', `code ${inboxOf(email)}`] as const

/** The same limits, for a caller who must not be refused. */
export const mayGetCode = async (
  limit: Limit,
  { actor, address }: Caller,
  email: string,
): Promise<boolean> => {
  const key = `code ${actor?.id ?? callerOf(address)} ${email}`
  return (
    !(await limit.isOver('account-mail', key)) &&
    !(await limit.isOver('account-mails', key)) &&
    !(await limit.isOver(...addressCodes(email)))
  )
}

export const issueCode = (db: Db, { userId, email, purpose, siteOrigin }: CodeRequest): Promise<void> =>
  transaction(db, async (tx) => {
    const code = String(randomInt(10_000)).padStart(4, '0')
    const now = clock.now()
    await replaceCode(tx, {
      id: uuidv7(),
      user_id: userId,
      email,
      purpose,
      code_hash: await hashCode(tx, userId, code),
      created_at: now,
      expires_at: new Date(now.getTime() + validMilliseconds),
    })
    await sendLater(tx, codeMail({ to: email, code, purpose, url: `${siteOrigin}/email/verify/${userId}` }))
  })

/** ACC-06: sends four digits to an address. `verifyEmail` takes them. */
export const sendCode = async (
  { db, limit, caller }: { db: Db; limit: Limit; caller: Caller },
  request: CodeRequest,
): Promise<void> => {
  await limitCodes(limit, caller, request.email)
  await limit(...addressCodes(request.email))
  await issueCode(db, request)
}

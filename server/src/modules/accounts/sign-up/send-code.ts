import { randomInt } from 'node:crypto'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { Limit } from '../../../platform/http/bind.ts'
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

/** One code a minute and five an hour to an address, whoever asks. */
export const limitCodes = async (limit: Limit, email: string): Promise<void> => {
  await limit('account-mail', `code ${email}`)
  await limit('account-mails', `code ${email}`)
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

/** ACC-06: four digits to an address, which `verifyEmail` takes. */
export const sendCode = async (
  { db, limit }: { db: Db; limit: Limit },
  request: CodeRequest,
): Promise<void> => {
  await limitCodes(limit, request.email)
  await issueCode(db, request)
}

import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Limit } from '../../../platform/http/bind.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { hashToken, newToken } from '../../../platform/sessions/sessions.ts'
import { findUserByEmail } from '../accounts.queries.ts'
import { resetMail } from '../mails/reset-mail.ts'
import { replaceReset } from './password-resets.queries.ts'
import { addressRefusal } from './verify-user-email.ts'

const validMilliseconds = 60 * 60 * 1000

interface Call {
  db: Db
  limit: Limit
  siteOrigin: string
}

/** ACC-09. */
export const requestPasswordReset = async ({ db, limit, siteOrigin }: Call, email: string): Promise<void> => {
  await limit('account-mail', `reset ${email}`)
  await limit('account-mails', `reset ${email}`)
  const user = await findUserByEmail(db, email)
  if (!user?.email) throw addressRefusal("We can't find a user with that e-mail address.")
  const { id: user_id, email: to, first_name: firstName } = user
  const token = newToken()
  const now = clock.now()
  await transaction(db, async (tx) => {
    await replaceReset(tx, {
      token_hash: hashToken(token),
      user_id,
      created_at: now,
      expires_at: new Date(now.getTime() + validMilliseconds),
    })
    const url = `${siteOrigin}/password/reset/${token}?email=${encodeURIComponent(to)}`
    await sendLater(tx, resetMail({ to, firstName, url }))
  })
}

import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { callerOf } from '../../../platform/http/rate-limit.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { hashToken, newToken } from '../../../platform/sessions/sessions.ts'
import { findUserByEmail } from '../accounts.queries.ts'
import { insertReset } from '../codes/password-resets.queries.ts'
import { findLeaver } from '../deletion/deletion.queries.ts'
import { sendRestoreLink } from '../deletion/send-restore-link.ts'
import { resetMail } from '../mails/reset-mail.ts'
import { addressRefusal } from './send-email-code.ts'

const validMilliseconds = 60 * 60 * 1000

interface Call {
  db: Db
  limit: Limit
  caller: Caller
  siteOrigin: string
}

/** One a minute and five an hour per account, for all callers together. */
const hasLinksEnough = async (limit: Limit, userId: string): Promise<boolean> =>
  (await limit.isOver('account-mail', `reset ${userId}`)) ||
  (await limit.isOver('account-mails', `reset ${userId}`))

/**
 * ACC-09. A caller who asks too often is refused, and nobody else is. If all callers together ask too often, no more
 * emails are sent, and the owner still gets in: the links of the last hour are in the mailbox, and each of them works.
 * A person who deleted the account gets the link that restores it, with the same answer, so nobody else learns that it
 * is deleted.
 */
export const requestPasswordReset = async (
  { db, limit, caller, siteOrigin }: Call,
  email: string,
): Promise<void> => {
  const pair = `reset ${callerOf(caller.address)} ${email}`
  await limit('account-mail', pair)
  await limit('account-mails', pair)
  const user = await findUserByEmail(db, email)
  if (!user?.email) {
    const leaver = await findLeaver(db, email)
    if (!leaver) throw addressRefusal("We can't find a user with that e-mail address.")
    return sendRestoreLink({ db, limit, caller }, leaver)
  }
  if (await hasLinksEnough(limit, user.id)) return
  const { id: user_id, email: to, first_name: firstName } = user
  const token = newToken()
  const now = clock.now()
  await transaction(db, async (tx) => {
    await insertReset(tx, {
      token_hash: hashToken(token),
      user_id,
      created_at: now,
      expires_at: new Date(now.getTime() + validMilliseconds),
    })
    const url = `${siteOrigin}/password/reset/${token}?email=${encodeURIComponent(to)}`
    await sendLater(tx, resetMail({ to, firstName, url }))
  })
}

import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller, Limit } from '../../../platform/http/bind.ts'
import { callerOf } from '../../../platform/http/rate-limit.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { hashToken, newToken } from '../../../platform/sessions/sessions.ts'
import { restoreMail } from '../mails/deletion-mails.ts'
import { findLeaver, insertRestoreLink, type Leaver } from './deletion.queries.ts'

/** A new link, in an email of this kind. The token is after the #, where no server log sees it. */
export const mailRestoreLink = async (
  tx: Db,
  { userId, siteOrigin }: { userId: string; siteOrigin: string },
  mailWith: (url: string) => Mail,
): Promise<void> => {
  const token = newToken()
  await insertRestoreLink(tx, { token_hash: hashToken(token), user_id: userId, created_at: clock.now() })
  await sendLater(tx, mailWith(`${siteOrigin}/delete-sorry#restore=${token}`))
}

interface Call {
  readonly db: Db
  readonly caller: Caller
  readonly limit: Limit
}

/** One a minute and five an hour per account, for all callers together. */
const hasLinksEnough = async (limit: Limit, userId: string): Promise<boolean> =>
  (await limit.isOver('account-mail', `restore ${userId}`)) ||
  (await limit.isOver('account-mails', `restore ${userId}`))

/** Sends nothing and gives no error after the limit. Older links keep working. */
export const sendRestoreLink = async ({ db, caller, limit }: Call, leaver: Leaver): Promise<void> => {
  if (await hasLinksEnough(limit, leaver.id)) return
  const { id: userId, email: to, first_name: firstName, restorableUntil: until } = leaver
  await transaction(db, (tx) =>
    mailRestoreLink(tx, { userId, siteOrigin: caller.siteOrigin }, (url) =>
      restoreMail({ to, firstName, until, url }),
    ),
  )
}

/** Doesn't reveal whether such an account exists. */
export const requestRestoreLink = async (call: Call, email: string): Promise<void> => {
  const pair = `restore ${callerOf(call.caller.address)} ${email}`
  await call.limit('account-mail', pair)
  await call.limit('account-mails', pair)
  const leaver = await findLeaver(call.db, email)
  if (leaver) await sendRestoreLink(call, leaver)
}

import type { FamilyInvitation } from '@fieldhouse/contract/accounts.family'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { Limit } from '../../../platform/http/bind.ts'
import { inboxOf } from '../../../platform/mail/inbox-of.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { hashToken, newToken } from '../../../platform/sessions/sessions.ts'
import { findUser, isMailTaken } from '../accounts.queries.ts'
import { invitationMail } from '../mails/invitation-mail.ts'
import { addressExists } from '../open-account.ts'
import { findAthleteOf, findGuardians, replaceInvitation } from './family.queries.ts'

const validMilliseconds = 14 * 24 * 60 * 60 * 1000

interface Call {
  db: Db
  actor: Actor
  limit: Limit
  siteOrigin: string
}

const assertStranger = async (db: Db, members: { email: string | null }[], email: string) => {
  if (members.some((member) => member.email?.toLowerCase() === email.toLowerCase()))
    throw new AppError('invalid', { errors: { email: ['This person belongs to the family already.'] } })
  // A person with an account can't sign up with the link.
  if (await isMailTaken(db, email)) throw addressExists(email)
}

/** Sends a link to the address. Only people who take care of the athlete can do this. */
export const inviteToFamily = async (
  { db, actor, limit, siteOrigin }: Call,
  { athlete_user_id, email, role }: FamilyInvitation,
): Promise<string> => {
  const athlete = await findAthleteOf(db, actor.id, athlete_user_id)
  const inviter = await findUser(db, actor.id)
  if (!athlete || !inviter) throw new AppError('not_found')
  if (role === 'athlete' && athlete.can_sign_in)
    throw new AppError('invalid', { errors: { role: [`${athlete.first_name} can sign in already.`] } })
  await assertStranger(db, [athlete, ...(await findGuardians(db, [athlete_user_id]))], email)
  await limit('invitations-sent', actor.id)
  // Counted per sender, so another family can't use up this one's limit.
  await limit('account-mail', `invitation ${actor.id} ${email}`)
  await limit('account-mails', `invitation ${actor.id} ${email}`)
  await limit('invitations', inboxOf(email))
  return transaction(db, async (tx) => {
    const id = uuidv7()
    const code = newToken()
    const now = clock.now()
    await replaceInvitation(tx, {
      id,
      code_hash: hashToken(code),
      inviter_id: actor.id,
      athlete_user_id,
      email,
      role,
      created_at: now,
      expires_at: new Date(now.getTime() + validMilliseconds),
    })
    const mail = invitationMail({
      to: email,
      inviterName: `${inviter.first_name} ${inviter.last_name}`,
      athleteName: athlete.first_name,
      role,
      url: `${siteOrigin}/?invite=${code}`,
    })
    await sendLater(tx, mail)
    return id
  })
}

import { takenMail } from '@fieldhouse/contract/accounts.sign-up'
import type { AffiliateInvite } from '@fieldhouse/contract/affiliates'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { isMailTaken } from '../../accounts/index.ts'
import { inviteMail } from './invite-mail.ts'
import { insertInvite } from './invites.queries.ts'
import { newLink } from './invites.rules.ts'

interface Inviting {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
  readonly siteOrigin: string
}

/** ACC-16: emails a link that works only once. Only its hash is stored. */
export const inviteAffiliate = async (
  { db, actor, caller, siteOrigin }: Inviting,
  { gender, ...person }: AffiliateInvite,
): Promise<string> => {
  if (await isMailTaken(db, person.email)) throw new AppError('invalid', { errors: { email: [takenMail] } })
  const id = uuidv7()
  const created_at = clock.now()
  const { code, ...link } = newLink(created_at)
  await transaction(db, async (tx) => {
    await insertInvite(tx, {
      ...person,
      id,
      ...link,
      gender: gender ?? null,
      created_by: actor.id,
      created_at,
    })
    await record(tx, caller, {
      action: 'affiliate.invited',
      userId: null,
      subject: `${person.first_name} ${person.last_name}, ${person.email}`,
      before: { invite: null },
      after: { invite: 'sent' },
      details: { invite_id: id },
    })
    await sendLater(tx, inviteMail(siteOrigin, code, person))
  })
  return id
}

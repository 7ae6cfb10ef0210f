import { takenMail } from '@fieldhouse/contract/accounts.sign-up'
import type { ListedInvite } from '@fieldhouse/contract/affiliates.invites'
import { AppError } from '../../../platform/app-error.ts'
import { record } from '../../../platform/audit/audit.ts'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { isMailTaken } from '../../accounts/index.ts'
import { inviteMail } from './invite-mail.ts'
import { lockInvite, type StoredInvite, updateInvite } from './invites.queries.ts'
import { canSendAgain, canWithdraw, newLink } from './invites.rules.ts'
import { presentInvite } from './list-invites.ts'

const requireInvite = async (
  tx: Db,
  id: string,
  allows: (state: StoredInvite['state']) => boolean,
): Promise<StoredInvite> => {
  const invite = await lockInvite(tx, id)
  if (!invite) throw new AppError('not_found')
  if (!allows(invite.state))
    throw new AppError('affiliate_invitation_over', {
      message:
        invite.state === 'taken-up'
          ? `${invite.first_name} has accepted this invitation.`
          : 'This invitation does not work anymore.',
    })
  return invite
}

const shown = async (tx: Db, id: string): Promise<ListedInvite> => {
  const invite = await lockInvite(tx, id)
  if (!invite) throw new AppError('not_found')
  return presentInvite(invite)
}

/** ADM-04: a new link, because we don't know the old one. The old one stops working. */
export const sendInviteAgain = (db: Db, caller: Caller, id: string): Promise<ListedInvite> =>
  transaction(db, async (tx) => {
    const invite = await requireInvite(tx, id, canSendAgain)
    if (await isMailTaken(tx, invite.email))
      throw new AppError('affiliate_invitation_over', { message: takenMail })
    const { code, ...link } = newLink(clock.now())
    await updateInvite(tx, id, { ...link, opened_at: null, withdrawn_at: null })
    await record(tx, caller, {
      action: 'affiliate.invited-again',
      userId: null,
      subject: `Invitation of ${invite.email}`,
      before: { state: invite.state },
      after: { state: 'sent' },
      details: { invite_id: id },
    })
    await sendLater(tx, inviteMail(caller.siteOrigin, code, invite))
    return shown(tx, id)
  })

export const withdrawInvite = (db: Db, caller: Caller, id: string): Promise<ListedInvite> =>
  transaction(db, async (tx) => {
    const invite = await requireInvite(tx, id, canWithdraw)
    await updateInvite(tx, id, { withdrawn_at: clock.now() })
    await record(tx, caller, {
      action: 'affiliate.invitation-withdrawn',
      userId: null,
      subject: `Invitation of ${invite.email}`,
      before: { state: invite.state },
      after: { state: 'withdrawn' },
      details: { invite_id: id },
    })
    return shown(tx, id)
  })

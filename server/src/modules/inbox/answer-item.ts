import type { Checked } from '@fieldhouse/contract/endpoint'
import type { answerInboxItem, InboxItem } from '@fieldhouse/contract/inbox'
import { AppError } from '../../platform/app-error.ts'
import { sendLater } from '../../platform/mail/send-later.ts'
import { answerMail } from './answer-mail.ts'
import { assertOpen, changeOne, findSource, type InboxCall } from './change-item.ts'
import { findStaff } from './inbox.queries.ts'
import { afterAnswering } from './inbox.rules.ts'
import { textOf } from './present-item.ts'
import { addressesFor } from './show-item.ts'

/**
 * Answers by email, to the address that was given or the one of the account. Only what the person wrote to the team is
 * quoted, never somebody else's message.
 */
export const answerItem = (
  call: InboxCall,
  teamAddress: string,
  id: string,
  { text, is_final, version }: Checked<typeof answerInboxItem>['body'],
): Promise<InboxItem> =>
  changeOne(call, { id, version }, async (item, tx) => {
    assertOpen(item, 'This is closed. Reopen it before you answer.')
    const source = await findSource(tx, id)
    const { to, hint } = await addressesFor(tx, source)
    if (to.length === 0)
      throw new AppError('inbox_no_address', { message: hint ?? 'There is no email address to answer to.' })
    const staff = await findStaff(tx)
    const author = staff.find((admin) => admin.id === call.actor.id)?.name ?? 'The team'
    const answer = { replyTo: teamAddress, text, author, kind: item.kind, quoted: textOf(source) }
    for (const address of to) await sendLater(tx, answerMail({ to: address, ...answer }))
    const standing = afterAnswering(item, call.actor.id, is_final)
    return { action: 'answered', standing, text, to_addresses: [...to] }
  })

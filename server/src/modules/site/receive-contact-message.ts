import type { ContactMessage } from '@fieldhouse/contract/site'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { sendLater } from '../../platform/mail/send-later.ts'
import { contactMail } from './contact-mail.ts'
import { insertContactMessage } from './site.queries.ts'

/** PUB-03: stored first, mailed after the commit, so a full mailbox never loses a message. */
export const receiveContactMessage = (
  db: Db,
  teamAddress: string,
  message: ContactMessage,
): Promise<string> =>
  transaction(db, async (tx) => {
    const id = await insertContactMessage(tx, message)
    await sendLater(tx, contactMail(teamAddress, message))
    return id
  })

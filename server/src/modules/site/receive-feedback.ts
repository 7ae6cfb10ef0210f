import type { Actor } from '@fieldhouse/contract/guards'
import type { FeedbackMessage } from '@fieldhouse/contract/site'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { sendLater } from '../../platform/mail/send-later.ts'
import { feedbackMail } from './feedback-mail.ts'
import { insertFeedbackMessage } from './site.queries.ts'

/** SHL-03: stored first, mailed after the commit. The sender may be anyone; who is signed in is known. */
export const receiveFeedback = (
  db: Db,
  teamAddress: string,
  sender: Actor | null,
  message: FeedbackMessage,
): Promise<string> =>
  transaction(db, async (tx) => {
    const id = await insertFeedbackMessage(tx, sender?.id ?? null, message)
    await sendLater(tx, feedbackMail(teamAddress, sender, message))
    return id
  })

import type { Actor } from '@fieldhouse/contract/guards'
import type { FeedbackMessage } from '@fieldhouse/contract/site'
import { emit } from '../../events.ts'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { sendLater } from '../../platform/mail/send-later.ts'
import { feedbackMail } from './feedback-mail.ts'
import { inboxUrl } from './inbox-url.ts'
import { insertFeedbackMessage } from './site.queries.ts'
import { type Team, takeTeamPlace } from './team-digest.ts'

/** SHL-03: stored first, emailed after the commit. Anyone can send it. A signed-in sender is recorded. */
export const receiveFeedback = (
  db: Db,
  team: Team,
  sender: Actor | null,
  message: FeedbackMessage,
): Promise<string> =>
  transaction(db, async (tx) => {
    const { day, delivery } = await takeTeamPlace(tx, team.address)
    const user_id = sender?.id ?? null
    const id = await insertFeedbackMessage(tx, { user_id, ...message, delivery, created_at: day.now })
    await emit(tx, 'inbox.received', { id, kind: 'feedback', user_id })
    const itemUrl = inboxUrl(team.siteOrigin, id)
    if (delivery === 'now') await sendLater(tx, feedbackMail(team.address, sender, message, itemUrl))
    return id
  })

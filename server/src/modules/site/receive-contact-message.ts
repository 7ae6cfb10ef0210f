import type { ContactMessage } from '@fieldhouse/contract/site'
import { emit } from '../../events.ts'
import type { Db } from '../../platform/database/database.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { sendLater } from '../../platform/mail/send-later.ts'
import { contactMail } from './contact-mail.ts'
import { inboxUrl } from './inbox-url.ts'
import { insertContactMessage } from './site.queries.ts'
import { type Team, takeTeamPlace } from './team-digest.ts'

/**
 * PUB-03: stored first, emailed after the commit, so a full mailbox never loses a message. On a day with very many, the
 * later ones are sent together.
 */
export const receiveContactMessage = (db: Db, team: Team, message: ContactMessage): Promise<string> =>
  transaction(db, async (tx) => {
    const { day, delivery } = await takeTeamPlace(tx, team.address)
    const id = await insertContactMessage(tx, { ...message, delivery, created_at: day.now })
    await emit(tx, 'inbox.received', { id, kind: 'contact', user_id: null })
    if (delivery === 'now')
      await sendLater(tx, contactMail(team.address, message, inboxUrl(team.siteOrigin, id)))
    return id
  })

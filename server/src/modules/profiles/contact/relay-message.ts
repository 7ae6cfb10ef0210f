import type { Actor } from '@fieldhouse/contract/guards'
import type { ContactMessage } from '@fieldhouse/contract/site'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { findAthleteName, findFamilyAddresses } from '../family-mail.queries.ts'
import type { PageHead } from '../page/documents.queries.ts'
import { insertMessage } from './contact.queries.ts'
import { messageMail } from './message-mail.ts'

/** PRO-13: stored first, then mailed to each of the family apart, so that none sees another's address. */
export const relayMessage = (
  db: Db,
  actor: Actor | null,
  { athlete_id, user_id, slug }: PageHead,
  siteOrigin: string,
  message: ContactMessage,
): Promise<string> =>
  transaction(db, async (tx) => {
    const id = await insertMessage(tx, { athlete_id, user_id: actor?.id ?? null }, message)
    const page = { athleteName: await findAthleteName(tx, user_id), url: `${siteOrigin}/${slug}` }
    for (const to of await findFamilyAddresses(tx, user_id))
      await sendLater(tx, messageMail(to, page, message))
    return id
  })

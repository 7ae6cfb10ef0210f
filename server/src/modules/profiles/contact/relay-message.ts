import type { Actor } from '@fieldhouse/contract/guards'
import type { Delivery } from '@fieldhouse/contract/profiles.contact'
import type { ContactMessage } from '@fieldhouse/contract/site'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { openFamilyDay, takeFamilyPlace } from '../digest/family-day.ts'
import { findAthleteName, findFamilyAddresses } from '../family-mail.queries.ts'
import type { PageHead } from '../page/documents.queries.ts'
import { findSameMessage, insertMessage } from './contact.queries.ts'
import { messageMail } from './message-mail.ts'

/**
 * PRO-13: stored first, then emailed to each family member separately, so nobody sees another's address. After the
 * first ones of a day, it waits for the summary. The same text from the same sender counts as one message per day.
 */
export const relayMessage = (
  db: Db,
  actor: Actor | null,
  { athlete_id, user_id, slug }: PageHead,
  siteOrigin: string,
  message: ContactMessage,
): Promise<{ id: string; delivery: Delivery }> =>
  transaction(db, async (tx) => {
    const day = await openFamilyDay(tx, athlete_id)
    const sender = { athlete_id, user_id: actor?.id ?? null }
    const same = await findSameMessage(tx, sender, message, day.now)
    if (same) return same
    const delivery = await takeFamilyPlace(tx, day, { athleteId: athlete_id, siteOrigin })
    const id = await insertMessage(tx, { ...sender, ...message, delivery, created_at: day.now })
    if (delivery === 'digest') return { id, delivery }
    const page = { athleteName: await findAthleteName(tx, user_id), url: `${siteOrigin}/${slug}` }
    for (const to of await findFamilyAddresses(tx, user_id))
      await sendLater(tx, messageMail(to, page, message))
    return { id, delivery }
  })

import type { Db } from '../../../platform/database/database.ts'
import { runLater } from '../../../platform/jobs/outbox.ts'
import { type Delivery, type InboxLimits, takePlace } from '../../../platform/mail/inbox-day.ts'
import { endOfDay, type InboxDay, openInboxDay } from '../../../platform/mail/inbox-days.queries.ts'
import { sendDigestJob } from './send-digest.ts'

/** For both forms of a page together. */
const familyLimits: InboxLimits = {
  immediate: 10,
  most: {
    count: 200,
    refusal: (wait) => `This family has received too many messages today. Please try again in ${wait}.`,
  },
}

/** Other senders to this family wait until the transaction ends. */
export const openFamilyDay = (tx: Db, athleteId: string): Promise<InboxDay> =>
  openInboxDay(tx, `family ${athleteId}`)

/** Counts one message to a family, and schedules the summary at the end of the day if needed. */
export const takeFamilyPlace = async (
  tx: Db,
  day: InboxDay,
  { athleteId, siteOrigin }: { athleteId: string; siteOrigin: string },
): Promise<Delivery> => {
  const delivery = await takePlace(tx, day, familyLimits)
  if (delivery === 'digest') {
    const started_at = day.started_at.toISOString()
    await runLater(
      tx,
      sendDigestJob,
      { athlete_id: athleteId, started_at, site_origin: siteOrigin },
      { key: `${athleteId} ${started_at}`, startAfter: endOfDay(day.started_at) },
    )
  }
  return delivery
}

import { emit } from '../../../events.ts'
import type { Db } from '../../../platform/database/database.ts'
import { job } from '../../../platform/jobs/job.ts'
import { sendLater } from '../../../platform/mail/send-later.ts'
import { findAthleteName, findFamilyAddresses, findFamilyIds } from '../family-mail.queries.ts'
import { findDigestEntries, findDigestPage } from './digest.queries.ts'
import { digestMail } from './digest-mail.ts'

export interface DigestDay {
  readonly athlete_id: string
  /** When the day began, as ISO 8601. */
  readonly started_at: string
  readonly site_origin: string
}

const tellOfRequests = async (
  tx: Db,
  { user_id, slug }: { user_id: string; slug: string },
  text: string,
): Promise<void> =>
  emit(tx, 'notices.created', {
    user_ids: await findFamilyIds(tx, user_id),
    kind: 'transcript',
    text,
    path: `/${slug}`,
  })

/**
 * PRO-10, PRO-13: one email to each family member, and one notice, for everything after the first messages of a day.
 */
const sendDigest = async (tx: Db, { athlete_id, started_at, site_origin }: DigestDay): Promise<void> => {
  const page = await findDigestPage(tx, athlete_id)
  if (!page) return
  const entries = await findDigestEntries(tx, athlete_id, new Date(started_at))
  const { messages, requests } = entries
  if (messages.length + requests.length === 0) return
  const athleteName = await findAthleteName(tx, page.user_id)
  const shown = { athleteName, url: `${site_origin}/${page.slug}` }
  for (const to of await findFamilyAddresses(tx, page.user_id))
    await sendLater(tx, digestMail(to, shown, entries))
  if (requests.length > 0)
    await tellOfRequests(
      tx,
      page,
      requests.length === 1
        ? `1 more request for ${athleteName}’s transcripts came in.`
        : `${requests.length} more requests for ${athleteName}’s transcripts came in.`,
    )
}

/** Runs when the day is over. Its effect is in the database, so each email is sent exactly once. */
export const sendDigestJob = job<DigestDay>({
  name: 'send-digest',
  effect: 'transaction',
  run: ({ db }, day) => sendDigest(db, day),
})

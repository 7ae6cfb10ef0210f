import type { Db } from '../../platform/database/database.ts'
import { job } from '../../platform/jobs/job.ts'
import { runLater } from '../../platform/jobs/outbox.ts'
import { type Delivery, type InboxLimits, shortened, takePlace } from '../../platform/mail/inbox-day.ts'
import { endOfDay, type InboxDay, openInboxDay } from '../../platform/mail/inbox-days.queries.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { sendLater } from '../../platform/mail/send-later.ts'
import { inboxUrl } from './inbox-url.ts'
import { type DigestEntries, findDigestEntries } from './site.queries.ts'

/** Where messages to the team go. */
export interface Team {
  readonly address: string
  readonly siteOrigin: string
}

interface TeamDay {
  readonly team_address: string
  /** When the day began, as ISO 8601. */
  readonly started_at: string
}

/** For the contact form and feedback together. */
const teamLimits: InboxLimits = {
  immediate: 500,
  most: {
    count: 5000,
    refusal: (wait) => `We have received too many messages today. Please try again in ${wait}.`,
  },
}
/** More would not fit into a readable email. All of them are in the inbox. */
const mostListed = 300

const linesOf = ({ messages, feedback }: DigestEntries): string[] => [
  ...messages.map(
    ({ contact_name, contact_email, contact_phone, contact_message }) =>
      `${contact_name} (${contact_email}, ${contact_phone}): ${shortened(contact_message)}`,
  ),
  ...feedback.map(
    ({ feedback_email, page_url, feedback_message }) =>
      `Feedback on ${page_url ?? 'a page'} (${feedback_email ?? 'no email'}): ${shortened(feedback_message)}`,
  ),
]

const digestMail = ({ address: to, siteOrigin }: Team, entries: DigestEntries): Mail => {
  const lines = linesOf(entries)
  const left = lines.length - mostListed
  return {
    to,
    subject: `Daily summary: ${lines.length} more messages from our forms`,
    text: [
      `Answer them in the inbox: ${inboxUrl(siteOrigin)}`,
      ...lines.slice(0, mostListed),
      ...(left > 0 ? [`And ${left} more.`] : []),
    ].join('\n\n'),
  }
}

/** Runs when the day is over: one email for everything after the first messages of the day. */
export const sendTeamDigestJob = job<TeamDay>({
  name: 'send-team-digest',
  effect: 'transaction',
  run: async ({ db, siteOrigin }, { team_address: address, started_at }) => {
    const entries = await findDigestEntries(db, new Date(started_at))
    if (entries.messages.length + entries.feedback.length > 0)
      await sendLater(db, digestMail({ address, siteOrigin }, entries))
  },
})

/** Counts one message to the team, and schedules the summary at the end of the day if needed. */
export const takeTeamPlace = async (
  tx: Db,
  teamAddress: string,
): Promise<{ day: InboxDay; delivery: Delivery }> => {
  const day = await openInboxDay(tx, 'team')
  const delivery = await takePlace(tx, day, teamLimits)
  if (delivery === 'digest') {
    const started_at = day.started_at.toISOString()
    const startAfter = endOfDay(day.started_at)
    await runLater(
      tx,
      sendTeamDigestJob,
      { team_address: teamAddress, started_at },
      { key: started_at, startAfter },
    )
  }
  return { day, delivery }
}

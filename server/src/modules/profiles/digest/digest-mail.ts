import { shortened } from '../../../platform/mail/inbox-day.ts'
import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { strangersName } from '../../../platform/mail/strangers-name.ts'
import type { DigestEntries } from './digest.queries.ts'

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** `3 messages and 1 transcript request`. */
const whatCame = ({ messages, requests }: DigestEntries): string =>
  [
    ...(messages.length > 0 ? [counted(messages.length, 'message', 'messages')] : []),
    ...(requests.length > 0 ? [counted(requests.length, 'transcript request', 'transcript requests')] : []),
  ].join(' and ')

const linesOf = ({ messages, requests }: DigestEntries): string[] => [
  ...messages.map(
    ({ contact_name, contact_email, contact_phone, contact_message }) =>
      `${strangersName(contact_name)} (${contact_email}, ${contact_phone}) wrote: “${shortened(contact_message)}”`,
  ),
  ...requests.map(
    ({ name, college, email, reason }) =>
      `${strangersName(name)} of ${strangersName(college)} (${email}) asks for transcripts: “${shortened(reason)}”`,
  ),
]

/** To the family, at most daily: everything after the first ten messages of the day. */
export const digestMail = (
  to: string,
  { athleteName, url }: { athleteName: string; url: string },
  entries: DigestEntries,
): Mail => ({
  to,
  ...letter({
    subject: `Daily summary for ${athleteName}: ${whatCame(entries)}`,
    preview: 'More people than usual wrote to you.',
    heading: 'Your daily summary',
    paragraphs: [
      `${athleteName}’s page got more messages than we send one by one, so here is the rest: ${whatCame(entries)}.`,
      ...linesOf(entries),
    ],
    button: { label: 'See the page', url },
    closing:
      'To answer a message, write to the address next to it. Requests for transcripts are answered on the page. We have not checked who the senders are: look them up first, answer together, and never send money or passwords.',
  }),
})

import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

interface Reported {
  readonly reporterName: string
  readonly senderName: string
  readonly reason: string
  readonly url: string
}

/** To the team. The text stays on the site, because it is a minor's conversation. */
export const reportMail = (to: string, { reporterName, senderName, reason, url }: Reported): Mail => ({
  to,
  ...letter({
    subject: 'A message was reported',
    preview: 'Please look into it today.',
    heading: 'A message was reported',
    paragraphs: [
      `${reporterName} reported a message from ${senderName}: ${reason}.`,
      'Please look into it today. You find it there with what was written around it.',
    ],
    button: { label: 'See the report', url },
  }),
})

/** To the team, at most daily: after this, they have to check the list themselves. */
export const manyReportsMail = (to: string, url: string): Mail => ({
  to,
  ...letter({
    subject: 'Many messages are being reported today',
    preview: 'There are more than we send one by one.',
    heading: 'Many messages are being reported',
    paragraphs: [
      'More messages are being reported today than we send one by one. You will get no more emails about reports until tomorrow.',
      'All of them are in the list of reports. Please look at it several times today.',
    ],
    button: { label: 'See the reports', url },
  }),
})

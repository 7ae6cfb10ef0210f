import type { InboxKind } from '@fieldhouse/contract/inbox'
import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'

interface Answer {
  readonly to: string
  /** The team's address, so a reply comes back to us. */
  readonly replyTo: string
  readonly text: string
  /** The admin who wrote it. */
  readonly author: string
  readonly kind: InboxKind
  /** What the person wrote. */
  readonly quoted: string | null
}

const wordsOf = (kind: InboxKind) =>
  kind === 'deletion'
    ? {
        subject: 'About your Fieldhouse account',
        preview: 'A message from our team.',
        heading: 'About your account',
      }
    : {
        subject: 'An answer from Fieldhouse',
        preview: 'You wrote to us, and here is our answer.',
        heading: 'Our answer',
      }

/** The team's answer, with what the person wrote below it. */
export const answerMail = ({ to, replyTo, text, author, kind, quoted }: Answer): Mail => ({
  to,
  reply_to: replyTo,
  ...letter({
    ...wordsOf(kind),
    paragraphs: [
      ...text.split(/\n+/),
      `${author}, Fieldhouse`,
      ...(quoted ? ['You wrote:', ...quoted.split(/\n+/).map((line) => `> ${line}`)] : []),
    ],
    closing: 'To write back, reply to this email.',
  }),
})

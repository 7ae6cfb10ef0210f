import { letter } from '../../platform/mail/letter.ts'
import type { Mail } from '../../platform/mail/mail.ts'

interface Answer {
  readonly to: string
  /** The team's address, so a reply comes back to us. */
  readonly replyTo: string
  readonly text: string
  /** The admin who wrote it. */
  readonly author: string
  /** What the person wrote. Null if it must not be in an email. */
  readonly quoted: string | null
}

/** The team's answer, with what the person wrote below it. */
export const answerMail = ({ to, replyTo, text, author, quoted }: Answer): Mail => ({
  to,
  reply_to: replyTo,
  ...letter({
    subject: 'An answer from Fieldhouse',
    preview: 'You wrote to us, and here is our answer.',
    heading: 'Our answer',
    paragraphs: [
      ...text.split(/\n+/),
      `${author}, Fieldhouse`,
      ...(quoted ? ['You wrote:', ...quoted.split(/\n+/).map((line) => `> ${line}`)] : []),
    ],
    closing: 'To write back, reply to this email.',
  }),
})

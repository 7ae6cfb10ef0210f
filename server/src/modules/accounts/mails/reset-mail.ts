import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

interface ResetLink {
  to: string
  firstName: string
  url: string
}

/** ACC-09. */
export const resetMail = ({ to, firstName, url }: ResetLink): Mail => ({
  to,
  ...letter({
    subject: 'Choose a new password',
    preview: 'The link works once, for 60 minutes.',
    heading: 'Choose a new password',
    paragraphs: [
      `Hi ${firstName},`,
      'You asked for a new password. The link below works once, for 60 minutes.',
    ],
    button: { label: 'Choose a new password', url },
    closing: 'Didn’t ask for it? You can ignore this email. Your password stays the same.',
  }),
})

import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

interface PasswordChange {
  to: string
  firstName: string
  resetUrl: string
}

export const passwordChangedMail = ({ to, firstName, resetUrl }: PasswordChange): Mail => ({
  to,
  ...letter({
    subject: 'Your password was changed',
    preview: 'Every other device was signed out.',
    heading: 'Your password was changed',
    paragraphs: [
      `Hi ${firstName},`,
      'Your Fieldhouse password was just changed, and every other device was signed out.',
      'Was it you? Then you’re all set. If not, choose another password now.',
    ],
    button: { label: 'Choose another password', url: resetUrl },
  }),
})

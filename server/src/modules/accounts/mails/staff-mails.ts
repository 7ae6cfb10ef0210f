import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

interface PasswordLink {
  to: string
  firstName: string
  url: string
}

/** ADM-01: our team sent the link. */
export const staffResetMail = ({ to, firstName, url }: PasswordLink): Mail => ({
  to,
  ...letter({
    subject: 'Choose a new password',
    preview: 'The link works once, for 60 minutes.',
    heading: 'Choose a new password',
    paragraphs: [
      `Hi ${firstName},`,
      'Our team sent you this link so you can choose a new password. It works once, for 60 minutes.',
    ],
    button: { label: 'Choose a new password', url },
    closing: 'Didn’t ask us for help? You can ignore this email. Your password stays the same.',
  }),
})

/** ADM-01: our team created the account. Only the person chooses its password. */
export const welcomeMail = ({ to, firstName, url }: PasswordLink): Mail => ({
  to,
  ...letter({
    subject: 'Your Fieldhouse account is ready',
    preview: 'Choose a password to sign in for the first time.',
    heading: 'Your account is ready',
    paragraphs: [
      `Hi ${firstName},`,
      'Our team created a Fieldhouse account for you. Choose a password to sign in for the first time. The link works once, for 7 days.',
    ],
    button: { label: 'Choose a password', url },
    closing: 'After that, “Forgot password?” on the sign-in page sends you a new link.',
  }),
})

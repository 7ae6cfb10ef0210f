import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

interface AddressChange {
  /** The old address. */
  to: string
  firstName: string
  email: string
  contactUrl: string
}

/** Sent to the old address, so its owner notices if another person made the change. */
export const addressChangedMail = ({ to, firstName, email, contactUrl }: AddressChange): Mail => ({
  to,
  ...letter({
    subject: 'Your email address was changed',
    preview: 'Emails from Fieldhouse now go to a new address.',
    heading: 'Your email address was changed',
    paragraphs: [
      `Hi ${firstName},`,
      `The address of your Fieldhouse account is now ${email}. You sign in with it, and our emails go there. Every other device was signed out.`,
      'Was it you? Then you’re all set. If not, contact us right away and we’ll help you get your account back.',
    ],
    button: { label: 'Contact us', url: contactUrl },
  }),
})

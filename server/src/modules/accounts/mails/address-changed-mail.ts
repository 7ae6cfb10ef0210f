import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

interface AddressChange {
  /** The address it was before. */
  to: string
  firstName: string
  email: string
  contactUrl: string
}

/** To the old address: whoever still reads it hears of it, also if somebody else did it. */
export const addressChangedMail = ({ to, firstName, email, contactUrl }: AddressChange): Mail => ({
  to,
  ...letter({
    subject: 'Your email address was changed',
    preview: 'Mail from Fieldhouse goes to another address from now on.',
    heading: 'Your email address was changed',
    paragraphs: [
      `Hi ${firstName},`,
      `The address of your Fieldhouse account is now ${email}. You sign in with it, and our mail goes there. Every other device was signed out.`,
      'Was it you? Then there is nothing to do. If not, write to us at once, and we help you get your account back.',
    ],
    button: { label: 'Contact us', url: contactUrl },
  }),
})

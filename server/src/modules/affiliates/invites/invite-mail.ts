import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

/** How long an invitation to become an affiliate is valid. */
export const inviteDays = 14

interface Invited {
  readonly first_name: string
  readonly email: string
}

export const inviteMail = (siteOrigin: string, code: string, { first_name, email }: Invited): Mail => ({
  to: email,
  ...letter({
    subject: 'Become a Fieldhouse affiliate',
    preview: 'Your own promo code is one step away.',
    heading: `Welcome to the team, ${first_name}`,
    paragraphs: [
      'We would like you to be a Fieldhouse affiliate. You get a promo code of your own: families who sign up with it pay less, and you see every one of them under My Sales.',
      'Setting up takes a minute.',
    ],
    button: { label: 'Activate your affiliate profile', url: `${siteOrigin}/?affInvite=${code}` },
    closing: `This invitation is for ${email} alone and works once, within ${inviteDays} days. If you did not expect it, you can ignore it.`,
  }),
})

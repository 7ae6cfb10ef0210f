import type { SocialNetwork } from '@fieldhouse/contract/accounts.social'
import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import type { CodePurpose } from '../accounts.tables.ts'

interface CodeLetter {
  to: string
  code: string
  purpose: CodePurpose
  /** The page to enter the code if the page that asked for it is gone. */
  url: string
}

const networkNames: Record<SocialNetwork, string> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'Twitter',
}

const reason = (purpose: CodePurpose): string => {
  switch (purpose.kind) {
    case 'sign-up':
      return 'Welcome to Fieldhouse! Enter these four digits to finish signing up.'
    case 'prove-address':
      return 'Enter these four digits to confirm your email address.'
    case 'prove-college':
      return 'Enter these four digits on your coach page to confirm that you work at the college.'
    case 'delete-account':
      return 'Enter these four digits to delete your Fieldhouse account.'
    case 'download-archive':
      return 'Enter these four digits to download everything about your Fieldhouse account.'
    case 'change-address':
      return 'Enter these four digits to make this the address of your Fieldhouse account.'
    case 'link-identity':
      return `Someone wants to sign in to your Fieldhouse account with ${networkNames[purpose.network]}. If that is you, enter these four digits there.`
  }
}

/** These are entered only on the page that asked for them. */
const enteredWhereAsked: readonly CodePurpose['kind'][] = [
  'link-identity',
  'prove-college',
  'delete-account',
  'download-archive',
]

/** ACC-06. Goes to unproven addresses, so it repeats nothing that a person typed. */
export const codeMail = ({ to, code, purpose, url }: CodeLetter): Mail => ({
  to,
  ...letter({
    subject: 'Your Fieldhouse code',
    preview: 'It works for 15 minutes.',
    heading: 'Your code',
    paragraphs: [`${reason(purpose)} They work for 15 minutes.`],
    code,
    ...(!enteredWhereAsked.includes(purpose.kind) && { button: { label: 'Enter the code', url } }),
    closing:
      'Never share this code. We won’t ask for it by phone or email. Didn’t ask for it? You can ignore this email.',
  }),
})

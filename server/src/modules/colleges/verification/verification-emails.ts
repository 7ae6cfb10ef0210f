import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'

interface Coach {
  readonly to: string
  readonly firstName: string
  /** The page where the coach sees the status. */
  readonly url: string
}

const statusButton = (url: string) => ({ label: 'See my status', url })

export const verifiedEmail = ({ to, firstName, url }: Coach): Mail => ({
  to,
  ...letter({
    subject: 'You are a verified coach on Fieldhouse',
    preview: 'The recruiting center is open.',
    heading: 'You are verified',
    paragraphs: [
      `Hi ${firstName},`,
      'We checked your account, and you are now a verified coach. You can see how to reach athletes, message them first, and use the recruiting center.',
    ],
    button: { label: 'Find athletes', url },
  }),
})

export const refusedEmail = ({ to, firstName, url }: Coach, reason: string): Mail => ({
  to,
  ...letter({
    subject: 'We could not verify your coach account',
    preview: 'Here is why, and what you can do.',
    heading: 'We could not verify you yet',
    paragraphs: [
      `Hi ${firstName},`,
      'We looked at your coach account and could not verify it. The reason:',
      reason,
      'You can correct your details and ask again.',
    ],
    button: statusButton(url),
  }),
})

export const pausedEmail = ({ to, firstName, url }: Coach, reason: string): Mail => ({
  to,
  ...letter({
    subject: 'Please confirm your coach account again',
    preview: 'Your access is paused until then.',
    heading: 'Time for a second look',
    paragraphs: [
      `Hi ${firstName},`,
      'Your verification is paused, so athletes’ contact details and new messages are closed for now. The reason:',
      reason,
      'Your conversations stay where they are.',
    ],
    button: statusButton(url),
  }),
})

export const reviewDueEmail = ({ to, firstName, url }: Coach, day: string): Mail => ({
  to,
  ...letter({
    subject: 'Please confirm your college email',
    preview: 'It takes one minute.',
    heading: 'Still at the same college?',
    paragraphs: [
      `Hi ${firstName},`,
      `We verify coaches once a year, because minors are on the other side. Please confirm your college email by ${day}. Until then, nothing changes.`,
    ],
    button: { label: 'Confirm my email', url },
  }),
})

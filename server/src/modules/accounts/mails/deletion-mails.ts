import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { dayInWords } from './moment-in-words.ts'

interface RestoreLetter {
  to: string
  firstName: string
  /** The last moment at which the account can be restored. */
  until: Date
  url: string
}

interface DeletionLetter extends RestoreLetter {
  hasPage: boolean
  hadPackage: boolean
  /** First names of the athletes whose packages this person paid for. */
  packagesCanceled: readonly string[]
  /** First names of the athletes whose pages are hidden because nobody else can sign in for them. */
  athletesHidden: readonly string[]
}

/** What was deleted, until when it can be restored, and how. */
export const accountDeletedMail = ({
  to,
  firstName,
  until,
  url,
  hasPage,
  hadPackage,
  packagesCanceled,
  athletesHidden,
}: DeletionLetter): Mail => ({
  to,
  ...letter({
    subject: 'Your Fieldhouse account is deleted',
    preview: `You can restore it until ${dayInWords(until)}.`,
    heading: 'Your account is deleted',
    paragraphs: [
      `Hi ${firstName},`,
      'You deleted your Fieldhouse account. You are signed out on every device.',
      ...(hasPage ? ['Your page is hidden. Nobody can open it or find it.'] : []),
      ...athletesHidden.map(
        (name) =>
          `${name}'s page is hidden, because nobody else can sign in for it. It stays hidden if you restore your account, until you choose "Show this page".`,
      ),
      ...(hadPackage ? ['Your package is canceled. Nothing more will be charged.'] : []),
      ...packagesCanceled.map(
        (name) =>
          `${name}'s package is canceled, because you paid for it. It runs to the end of the time that is paid, and nothing more will be charged.`,
      ),
      `Changed your mind? You can restore your account until ${dayInWords(until)}. After that day we erase it for good, with everything you entered and uploaded. Messages you sent stay with the people who received them, from "Deleted account".`,
    ],
    button: { label: 'Restore my account', url },
    closing: 'You did not delete it? Restore it with the button, then change your password.',
  }),
})

/** The link again, for a person who tried to sign in. */
export const restoreMail = ({ to, firstName, until, url }: RestoreLetter): Mail => ({
  to,
  ...letter({
    subject: 'Restore your Fieldhouse account',
    preview: `The link works until ${dayInWords(until)}.`,
    heading: 'Restore your account',
    paragraphs: [
      `Hi ${firstName},`,
      `You deleted your Fieldhouse account. With this link you can restore it until ${dayInWords(until)}.`,
    ],
    button: { label: 'Restore my account', url },
    closing: 'You do not want it back? Then do nothing. We erase it after that day.',
  }),
})

/** For the owner of an account that an admin restored. */
export const restoredByStaffMail = ({ to, firstName, url }: Omit<RestoreLetter, 'until'>): Mail => ({
  to,
  ...letter({
    subject: 'Your Fieldhouse account is restored',
    preview: 'Our team restored it.',
    heading: 'Your account is restored',
    paragraphs: [
      `Hi ${firstName},`,
      'Our team restored your Fieldhouse account. You can sign in again, and everything you entered is still there.',
      'If you had a public page, people can see it again.',
    ],
    button: { label: 'Sign in', url },
    closing: 'You do not want it back? Sign in and delete your account again under Settings, or write to us.',
  }),
})

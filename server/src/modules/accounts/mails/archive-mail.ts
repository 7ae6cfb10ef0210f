import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { momentInWords } from './moment-in-words.ts'

interface ArchiveLetter {
  to: string
  firstName: string
  at: Date
  contactUrl: string
}

/** The archive has everything, so its owner learns that it was taken. */
export const archiveMail = ({ to, firstName, at, contactUrl }: ArchiveLetter): Mail => ({
  to,
  ...letter({
    subject: 'Your data was downloaded',
    preview: 'An archive of your Fieldhouse account was downloaded.',
    heading: 'Your data was downloaded',
    paragraphs: [
      `Hi ${firstName},`,
      `An archive with everything about your Fieldhouse account was downloaded on ${momentInWords(at)}.`,
      'Was it you? Then you’re all set. Keep the file in a safe place. If it was not you, change your password and contact us right away.',
    ],
    button: { label: 'Contact us', url: contactUrl },
  }),
})

import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { momentInWords } from './moment-in-words.ts'

interface NewDevice {
  to: string
  firstName: string
  /** As in "Chrome on Windows". */
  device: string
  address: string
  at: Date
  resetUrl: string
}

/** Notifies a person about a sign-in from a new browser. */
export const newDeviceMail = ({ to, firstName, device, address, at, resetUrl }: NewDevice): Mail => ({
  to,
  ...letter({
    subject: 'New sign-in to your Fieldhouse account',
    preview: `${device}, ${momentInWords(at)}`,
    heading: 'New sign-in',
    paragraphs: [
      `Hi ${firstName},`,
      `Someone signed in to your account from a device we haven’t seen before: ${device}, from the address ${address}, on ${momentInWords(at)}.`,
      'Was it you? Then you’re all set. If not, choose another password now: that signs out every device.',
    ],
    button: { label: 'Choose another password', url: resetUrl },
  }),
})

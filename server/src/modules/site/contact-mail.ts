import type { ContactMessage } from '@fieldhouse/contract/site'
import type { Mail } from '../../platform/mail/mail.ts'

/** The team's email. A reply goes directly to the sender. */
export const contactMail = (to: string, message: ContactMessage): Mail => ({
  to,
  reply_to: message.contact_email,
  subject: `Contact form: ${message.contact_name}`,
  text: [
    `From: ${message.contact_name}`,
    `Email: ${message.contact_email}`,
    `Phone: ${message.contact_phone}`,
    '',
    message.contact_message,
  ].join('\n'),
})

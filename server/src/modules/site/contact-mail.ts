import type { ContactMessage } from '@fieldhouse/contract/site'
import type { Mail } from '../../platform/mail/mail.ts'

/** The team's email. A reply goes directly to the sender, and the link to the item in the staff inbox. */
export const contactMail = (to: string, message: ContactMessage, itemUrl: string): Mail => ({
  to,
  reply_to: message.contact_email,
  subject: `Contact form: ${message.contact_name}`,
  text: [
    `From: ${message.contact_name}`,
    `Email: ${message.contact_email}`,
    `Phone: ${message.contact_phone}`,
    `Answer it in the inbox: ${itemUrl}`,
    '',
    message.contact_message,
  ].join('\n'),
})

import type { ContactMessage } from '@fieldhouse/contract/site'
import { letter } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { strangersName } from '../../../platform/mail/strangers-name.ts'

/** The family's email. A reply goes directly to the sender, who learns none of their addresses before that. */
export const messageMail = (
  to: string,
  page: { athleteName: string; url: string },
  message: ContactMessage,
): Mail => {
  const sender = strangersName(message.contact_name)
  return {
    to,
    reply_to: message.contact_email,
    ...letter({
      subject: `Message for ${page.athleteName} from ${sender}`,
      preview: `Sent through the contact form on ${page.athleteName}’s page.`,
      heading: 'You have a message',
      paragraphs: [
        `${sender} sent this through the contact form on ${page.athleteName}’s page:`,
        ...message.contact_message.split(/\n+/),
        `Email: ${message.contact_email}`,
        `Phone: ${message.contact_phone}`,
      ],
      button: { label: 'See the page', url: page.url },
      closing:
        'To answer, reply to this email. They see your address only if you reply. We haven’t checked who the sender is: look them up first, answer together, and never send money or passwords.',
    }),
  }
}

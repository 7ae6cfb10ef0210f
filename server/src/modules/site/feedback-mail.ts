import type { Actor } from '@fieldhouse/contract/guards'
import type { FeedbackMessage } from '@fieldhouse/contract/site'
import type { Mail } from '../../platform/mail/mail.ts'

/** The team's email, with everything needed to find the error in the log, and the link to the item in the inbox. */
export const feedbackMail = (
  to: string,
  sender: Actor | null,
  message: FeedbackMessage,
  itemUrl: string,
): Mail => ({
  to,
  ...(message.feedback_email ? { reply_to: message.feedback_email } : {}),
  subject: `Feedback from ${sender ? 'a signed-in user' : 'a visitor'}`,
  text: [
    `Page: ${message.page_url ?? 'not given'}`,
    `Request: ${message.request_id ?? 'not given'}`,
    `Sender: ${sender ? `${sender.type} ${sender.id}` : 'a visitor'}`,
    `Email: ${message.feedback_email ?? 'not given'}`,
    `Answer it in the inbox: ${itemUrl}`,
    '',
    message.feedback_message,
  ].join('\n'),
})

import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { oneLine, optionalText, paragraph, usPhone } from './fields.ts'

const mailAddress = z.email({ error: ({ input }) => `Must be valid email. ${input}`.trim() })

/** PUB-03 with the rules of PRO-13. */
export const contactMessage = z.object({
  contact_name: oneLine({ min: 3, max: 100, fault: 'Please enter Name (at least 3 symbols)' }),
  contact_email: oneLine({ max: 254, fault: 'Must be valid email.' }).pipe(mailAddress),
  contact_phone: usPhone,
  contact_message: paragraph({ max: 5000, fault: 'Please enter message' }),
})
export type ContactMessage = z.output<typeof contactMessage>

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact-us',
  guard: 'anyone',
  rate: 'form',
  effect: 'transaction',
  summary: 'Send a message to the Fieldhouse team',
  body: contactMessage,
  output: z.object({ data: z.object({ id: z.string() }) }),
  quiet: ['refusal'],
})

/** The contact form's initial values, besides the name and the address that every page knows. */
export const getContactSender = endpoint({
  method: 'GET',
  path: '/contact-us/sender',
  guard: 'auth',
  rate: 'read',
  summary: 'Your own phone number, for the contact form',
  output: z.object({ data: z.object({ contact_phone: z.string().nullable() }) }),
  quiet: ['missing', 'fault', 'refusal'],
})

/** Some addresses contain a key or a code. We store only the part before it. */
const withoutSecrets = (path: string): string =>
  path.replace(/^(\/(?:password\/reset|email\/verify|callback))\/.*/s, '$1')

/** SHL-03: a person's feedback about a page that failed. The page adds its path. */
export const feedbackMessage = z.object({
  feedback_message: paragraph({ max: 5000, fault: 'Please enter message' }),
  feedback_email: optionalText(
    oneLine({ min: 0, max: 254, fault: 'Must be valid email.' }).pipe(z.literal('').or(mailAddress)),
  ),
  /** The path, as in `/athlete/dana`. */
  page_url: optionalText(
    oneLine({ min: 0, max: 2000, fault: 'Must be the address of a page' }).overwrite(withoutSecrets),
  ),
  request_id: optionalText(oneLine({ min: 0, max: 100, fault: 'Must be the id of a request' })),
})
export type FeedbackMessage = z.output<typeof feedbackMessage>

export const sendFeedback = endpoint({
  method: 'POST',
  path: '/feedback',
  guard: 'anyone',
  rate: 'form',
  effect: 'transaction',
  summary: 'Tell the Fieldhouse team what went wrong',
  body: feedbackMessage,
  output: z.object({ data: z.object({ id: z.string() }) }),
  quiet: ['missing', 'fault', 'refusal'],
})

/** SHL-08: a page view. It has the path and nothing about the person. Sent only by people who allowed it. */
export const visit = z.object({
  path: z
    .string()
    .regex(/^\/[\w./~%-]{0,199}$/, { error: 'Must be the path of a page' })
    .overwrite(withoutSecrets),
})
export type Visit = z.output<typeof visit>

export const countVisit = endpoint({
  method: 'POST',
  path: '/visits',
  guard: 'anyone',
  rate: 'write',
  effect: 'transaction',
  summary: 'Count a visit to a page, with the visitor’s consent',
  body: visit,
  output: z.object({ data: z.object({ counted: z.literal(true) }) }),
  quiet: ['missing', 'fault', 'refusal'],
})

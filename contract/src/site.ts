import * as z from 'zod'
import { endpoint } from './endpoint.ts'
import { oneLine, paragraph, usPhone } from './fields.ts'

/** PUB-03 with the rules of PRO-13. */
export const contactMessage = z.object({
  contact_name: oneLine({ min: 3, max: 100, fault: 'Please enter Name (at least 3 symbols)' }),
  contact_email: oneLine({ max: 254, fault: 'Must be valid email.' }).pipe(
    z.email({ error: ({ input }) => `Must be valid email. ${input}`.trim() }),
  ),
  contact_phone: usPhone,
  contact_message: paragraph({ max: 5000, fault: 'Please enter message' }),
})
export type ContactMessage = z.output<typeof contactMessage>

export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/contact-us',
  guard: 'anyone',
  rate: 'form',
  summary: 'Send a message to the Fieldhouse team',
  body: contactMessage,
  output: z.object({ data: z.object({ id: z.string() }) }),
})

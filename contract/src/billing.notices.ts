import * as z from 'zod'
import { endpoint } from './endpoint.ts'

/** The provider's webhook, sent as a form. The signature decides who it is from. */
export const receivePaymentNotice = endpoint({
  method: 'POST',
  path: '/payment-notices',
  guard: 'anyone',
  rate: 'receipt',
  effect: 'none',
  summary: 'For the payment provider: something happened to a payment',
  body: z.object({
    bt_signature: z.string({ error: 'The signature is missing' }).min(1).max(1000),
    bt_payload: z.string({ error: 'The payload is missing' }).min(1).max(100_000),
  }),
  output: z.object({ status: z.literal('heard') }),
  quiet: ['refusal'],
})

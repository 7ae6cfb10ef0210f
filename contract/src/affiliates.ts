import * as z from 'zod'
import { genders, signedIn } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { mailAddress, newPassword, oneLine, personName } from './fields.ts'

export const invalidPromoCode = 'Promo code is invalid'

/** A promo code as typed: letters and digits, in any case. Anything else is not a code. */
export const promoCodeQuery = z.object({
  promo_code: z
    .string({ error: invalidPromoCode })
    .overwrite((text) => text.trim().toUpperCase())
    .regex(/^[A-Z0-9]{1,10}$/, { error: invalidPromoCode }),
})

const promoCode = z.object({
  code: z.string(),
  kind: z.enum(['percent', 'amount']),
  percent: z.number().nullable(),
  /** In cents. */
  amount: z.number().nullable(),
  currency: z.literal('USD'),
  /** As in "15% off" or "$10.00 off". */
  text: z.string(),
  /** The owner of the code. */
  user: z.object({ first_name: z.string(), last_name: z.string() }).nullable(),
})
export type PromoCode = z.output<typeof promoCode>

/** ACC-11. An unknown, used up, or expired code is refused with the text from the specification. */
export const verifyPromoCode = endpoint({
  method: 'GET',
  path: '/promo-code/verify',
  guard: 'anyone',
  rate: 'probe',
  summary: 'What a promo code is worth',
  query: promoCodeQuery,
  output: z.object({ data: promoCode }),
  errors: ['promo_code_not_valid'],
  quiet: ['missing', 'refusal'],
})

const affiliateCode = oneLine({ max: 100, fault: 'This invitation is not valid.' })

/** ACC-16. */
export const checkAffiliateInvite = endpoint({
  method: 'POST',
  path: '/auth/affiliate/check-invite',
  guard: 'anyone',
  rate: 'probe',
  effect: 'none',
  summary: 'Who an affiliate invitation is for',
  body: z.object({ code: affiliateCode }),
  output: z.object({
    data: z.object({
      first_name: z.string(),
      last_name: z.string(),
      gender: z.string().nullable(),
      email: z.string(),
    }),
  }),
  errors: ['affiliate_invitation_ended'],
  quiet: ['missing', 'fault', 'refusal'],
})

export const affiliateForm = z.object({
  first_name: personName('First Name'),
  last_name: personName('Last Name'),
  gender: z.enum(genders, { error: 'Please select Gender' }),
  email: mailAddress('Please enter a valid email address.'),
  new_password: newPassword,
  code: affiliateCode,
})
export type AffiliateForm = z.output<typeof affiliateForm>

export const applyAffiliateInvite = endpoint({
  method: 'POST',
  path: '/auth/affiliate/apply-invite',
  guard: 'anyone',
  rate: 'form',
  effect: 'none',
  summary: 'Become an affiliate with an invitation, and sign in',
  body: affiliateForm,
  output: signedIn,
  errors: ['affiliate_invitation_ended'],
  quiet: ['refusal'],
})

export const affiliateInvite = z.object({
  first_name: personName('First Name'),
  last_name: personName('Last Name'),
  gender: z.preprocess((given) => given || undefined, z.enum(genders).optional()),
  email: mailAddress('Please enter a valid email address.'),
})
export type AffiliateInvite = z.output<typeof affiliateInvite>

export const inviteAffiliate = endpoint({
  method: 'POST',
  path: '/panel/admin/affiliates/invite',
  guard: 'admin',
  rate: 'write',
  effect: 'transaction',
  summary: 'Invite a person to become an affiliate',
  body: affiliateInvite,
  output: z.object({ data: z.object({ id: z.string() }) }),
  quiet: ['refusal'],
})

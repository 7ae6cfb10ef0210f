import * as z from 'zod'
import { invoice, paymentSummary } from './billing.invoices.ts'
import { billingCycles } from './billing.subscriptions.ts'
import { packageKeys } from './billing.ts'
import { endpoint } from './endpoint.ts'
import { oneLine, rowId, usPhone } from './fields.ts'
import { usStates } from './search.states.ts'

const savedMethod = paymentSummary.extend({
  id: z.string(),
  /** As in 2028-04. */
  card_expires: z.string().nullable(),
  is_expired: z.boolean(),
  is_default: z.boolean(),
  /** Pays for a package that runs. */
  is_in_use: z.boolean(),
})
export type SavedMethod = z.output<typeof savedMethod>

const upcoming = z.object({ on: z.string(), total: z.number(), formatted_total: z.string() })

/**
 * - `dispute-open`: the bank looks into a payment. `dispute-won`: it has confirmed it. `dispute-lost`: it gave it back.
 * - `refunded`: we refunded the payment for the period. `called-off`: we never took it.
 * - `not-paid`: the last payment did not go through.
 * - `account-deleted`: the account of the payer or the athlete was deleted.
 */
const stopReasons = [
  'dispute-open',
  'dispute-won',
  'dispute-lost',
  'refunded',
  'called-off',
  'not-paid',
  'account-deleted',
] as const
export type StopReason = (typeof stopReasons)[number]

export const activePackage = z.object({
  athlete_user_id: z.string(),
  athlete_name: z.string(),
  package_key: z.enum(packageKeys),
  name: z.string(),
  billing_cycle: z.enum(billingCycles),
  /** `past-due`: the last charge failed and is tried again. `granted`: costs nothing and ends by itself. */
  status: z.enum(['free', 'active', 'past-due', 'granted', 'ended']),
  starts_on: z.string(),
  /** The first day of the next period, or the first day without the package. */
  ends_on: z.string(),
  is_canceled: z.boolean(),
  /** Why it was canceled or has ended. Null if the family chose that, or if it was free and ended by itself. */
  stopped: z
    .object({
      reason: z.enum(stopReasons),
      /** The disputed payment. Null if it is not about one. */
      formatted_total: z.string().nullable(),
    })
    .nullable(),
  next_charge: upcoming.nullable(),
  /** The day of the reminder before that charge, or before the end. Null if none is to come. */
  reminder_on: z.string().nullable(),
  /** A change that waits for the next period. */
  change: z
    .object({
      package_key: z.enum(packageKeys),
      name: z.string(),
      billing_cycle: z.enum(billingCycles),
      on: z.string(),
    })
    .nullable(),
  /** Only while a charge has failed. */
  next_try_on: z.string().nullable(),
  /** The failed charge is being tried again, for example with a new card. */
  is_tried_now: z.boolean(),
  /** What the promo code takes off, in words. */
  discount: z.string().nullable(),
  /** The first day without it. Null is without an end. */
  discount_until: z.string().nullable(),
  payer: z.object({ name: z.string(), is_you: z.boolean() }).nullable(),
  can_manage: z.boolean(),
})
export type ActivePackage = z.output<typeof activePackage>

const paymentInfo = z.object({
  /** One for each athlete of the person. */
  packages: z.array(activePackage),
  /** The first one, as in the specification. Null without any. */
  active_package: activePackage.nullable(),
  payment_methods: z.array(savedMethod),
  order_history: z.array(invoice),
})
export type PaymentInfo = z.output<typeof paymentInfo>

export const getPaymentInfo = endpoint({
  method: 'GET',
  path: '/my-account/payment',
  guard: 'check-parent',
  rate: 'read',
  summary: 'Your family’s packages and invoices, and your own payment methods',
  output: z.object({ data: paymentInfo }),
  quiet: ['missing', 'refusal'],
})

const nonce = z
  .string({ error: 'Enter a card or connect PayPal' })
  .regex(/^(?![\d-]{12,}$)[\w-]{1,255}$/, { error: 'Enter the card again' })

export const addPaymentMethod = endpoint({
  method: 'POST',
  path: '/my-account/payment-methods',
  guard: 'check-parent',
  rate: 'write',
  effect: 'outside',
  summary: 'Save a card or a PayPal account, and use it from now on',
  body: z.object({ payment_method: nonce }),
  output: z.object({ data: savedMethod }),
  status: 201,
  errors: ['card_declined', 'card_needed'],
  quiet: ['refusal'],
})

export const chooseDefaultMethod = endpoint({
  method: 'POST',
  path: '/my-account/default-payment/{id}',
  guard: 'check-parent',
  rate: 'write',
  effect: 'transaction',
  summary: 'Pay with this one of your saved methods from now on',
  params: z.object({ id: rowId() }),
  output: z.object({ data: savedMethod }),
  quiet: ['refusal'],
})

export const deletePaymentMethod = endpoint({
  method: 'POST',
  path: '/my-account/delete-payment/{id}',
  guard: 'check-parent',
  rate: 'write',
  effect: 'transaction',
  summary: 'Delete one of your payment methods',
  params: z.object({ id: rowId() }),
  body: z.object({
    /** Pays from then on. Needed when the deleted one pays for a package and there are others. */
    replacement_id: rowId().optional(),
  }),
  output: z.object({ data: z.object({ deleted: z.literal(true) }) }),
  errors: ['method_in_use'],
  quiet: ['refusal'],
})

const stateCodes = Object.keys(usStates)

export const billingAddress = z.object({
  country: z.literal('US', { error: 'Billing addresses are in the United States' }).default('US'),
  address: oneLine({ min: 3, max: 100, fault: 'Please enter the street address' }),
  apt: oneLine({ min: 0, max: 50, fault: 'Please enter the apartment' }).default(''),
  city: oneLine({ min: 2, max: 80, fault: 'Please enter the city' }),
  state: z
    .string({ error: 'Please choose the state' })
    .trim()
    .toUpperCase()
    .refine((code) => stateCodes.includes(code), { error: 'Please choose the state' }),
  zip_code: z
    .string({ error: 'Please enter the ZIP code' })
    .trim()
    .regex(/^\d{5}(-\d{4})?$/, { error: 'Please enter a ZIP code with 5 digits' }),
  phone: z.preprocess((given) => given || undefined, usPhone.default('')),
})
export type BillingAddress = z.output<typeof billingAddress>

/** The same as it is stored. */
const savedAddress = z.object({
  country: z.literal('US'),
  address: z.string(),
  apt: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  phone: z.string(),
})

export const getBillingAddress = endpoint({
  method: 'GET',
  path: '/billing-address',
  guard: 'check-parent',
  rate: 'read',
  summary: 'Your own billing address',
  output: z.object({ data: savedAddress.nullable() }),
  quiet: ['missing', 'refusal'],
})

export const saveBillingAddress = endpoint({
  method: 'POST',
  path: '/billing-address/update',
  guard: 'check-parent',
  rate: 'write',
  effect: 'transaction',
  summary: 'Save your own billing address',
  body: billingAddress,
  output: z.object({ data: savedAddress }),
  quiet: ['refusal'],
})

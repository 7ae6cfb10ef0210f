import * as z from 'zod'
import { promoCodeQuery } from './affiliates.ts'
import { invoice } from './billing.invoices.ts'
import { packageKeys } from './billing.ts'
import { endpoint } from './endpoint.ts'
import { calendarDay, oneLine, optionalText, rowId } from './fields.ts'

export const billingCycles = ['monthly', 'annual'] as const
export type BillingCycle = (typeof billingCycles)[number]

const chooseCycle = 'Choose monthly or annual'
const choosePackage = 'Choose a package'

const terms = {
  package_key: z.enum(packageKeys, { error: choosePackage }),
  billing_cycle: z.enum(billingCycles, { error: chooseCycle }),
}

/** The athlete whose package it is. */
const ofAthlete = z.object({ id: rowId() })

const optionalCode = promoCodeQuery.shape.promo_code.optional()

/** What choosing a package means for this athlete today. Money is in cents. */
const offer = z.object({
  package_key: z.enum(packageKeys),
  package_name: z.string(),
  billing_cycle: z.enum(billingCycles),
  /**
   * - `free-month`: the first month is free, the card is checked, and the first charge comes a month later.
   * - `pay-now`: a family that had its free month pays the first period today.
   * - `full-discount`: the code takes off the full price. No card is needed.
   * - `change-free`: an upgrade in the free month. It opens now, and nothing is due before the end of that month.
   * - `change-now`: an upgrade. The unused days are credited, and the rest is due today.
   * - `change-later`: takes effect with the next period. The free month is a period too.
   * - `none`: this is the package the athlete has.
   * - `refused`: it can't be changed now. `reason` explains why.
   */
  kind: z.enum([
    'free-month',
    'pay-now',
    'full-discount',
    'change-free',
    'change-now',
    'change-later',
    'none',
    'refused',
  ]),
  reason: z.string().nullable(),
  /** The package that the athlete has now, and how this one compares to it. Null without one. */
  change_from: z
    .object({
      name: z.string(),
      size: z.enum(['larger', 'smaller', 'same']),
      billing_cycle: z.enum(billingCycles),
    })
    .nullable(),
  due_today: z.number(),
  /** The lines that add up to the next amount: today's, or the first charge of a later date. */
  price: z.number(),
  discount: z.number(),
  credit: z.number(),
  tax: z.number(),
  total: z.number(),
  /** The day of the charge after today. Null if there is none. */
  next_charge_on: z.string().nullable(),
  /** What that charge will be. */
  next_total: z.number().nullable(),
  /** That charge is the first one, at the end of the free month. */
  is_first_charge: z.boolean(),
  /** The day of the reminder before that charge. Null if none is to come. */
  reminder_on: z.string().nullable(),
  /** The last day of a package that costs nothing. */
  ends_on: z.string().nullable(),
  /** The code that the discount of a new package comes from: the given one, or the one the person signed up with. */
  promo_code: z.string().nullable(),
  /** From this day on the charges are without the promo code. Null if they don't change. */
  discount_ends: z.object({ on: z.string(), total: z.number(), formatted_total: z.string() }).nullable(),
  /** The tax depends on the state, and there is no billing address yet. */
  needs_address: z.boolean(),
  currency: z.literal('USD'),
  formatted: z.object({
    due_today: z.string(),
    price: z.string(),
    discount: z.string(),
    credit: z.string(),
    tax: z.string(),
    total: z.string(),
    next_total: z.string().nullable(),
  }),
})
export type Offer = z.output<typeof offer>

export const getOffer = endpoint({
  method: 'GET',
  path: '/subscription/offer/{id}',
  guard: 'check-parent',
  rate: 'read',
  summary: 'What a package costs this athlete: today, and on which day after that',
  params: ofAthlete,
  query: z.object({ ...terms, promo_code: optionalCode }),
  output: z.object({ data: offer }),
  quiet: ['missing', 'refusal'],
})

const clientSecret = z.object({
  /** For the provider's own script, or for our card form with the sandbox. */
  client_token: z.string(),
  provider: z.enum(['braintree', 'sandbox']),
})

/** PAY-03. A GET, as in the specification. It creates nothing but the provider's record of the payer. */
export const getClientSecret = endpoint({
  method: 'GET',
  path: '/subscription/client-secret/{id}',
  guard: 'check-parent',
  rate: 'write',
  summary: 'A token that lets this browser hand card data to the payment provider',
  params: ofAthlete,
  output: z.object({ data: clientSecret }),
  errors: ['unavailable'],
  quiet: ['missing', 'fault', 'refusal'],
})

/** A nonce stands for card data that never reaches us. What looks like a card number is refused unread. */
const nonce = z
  .string({ error: 'Enter a card or connect PayPal' })
  .regex(/^(?![\d-]{12,}$)[\w-]{1,255}$/, { error: 'Enter the card again' })

const subscriptionResult = z.object({
  /** `changed`: the same package, billed another way. `scheduled`: the change waits for the next period. */
  status: z.enum(['success', 'changed', 'scheduled']),
  message: z.string(),
  /** Null if nothing was charged and no free month began. */
  invoice: invoice.nullable(),
})
export type SubscriptionResult = z.output<typeof subscriptionResult>

/** PAY-04: buys a package, or changes the one the athlete has. */
export const createSubscription = endpoint({
  method: 'POST',
  path: '/subscription/create/{id}',
  guard: 'check-parent',
  rate: 'write',
  effect: 'outside',
  summary: 'Buy a package for this athlete, or change the one they have',
  params: ofAthlete,
  body: z.object({
    ...terms,
    payment_method: nonce.optional(),
    /** One of the payer's saved methods instead of a nonce. */
    payment_method_id: rowId().optional(),
    promo_code: optionalCode,
    /** What the person saw as due today. We never charge more than that. */
    due_today: z.number().int().min(0).optional(),
  }),
  output: subscriptionResult,
  errors: [
    'card_declined',
    'card_needed',
    'purchase_running',
    'purchase_dropped',
    'already_subscribed',
    'change_refused',
    'nothing_to_pay',
    'address_needed',
    'price_changed',
  ],
  quiet: ['missing', 'refusal'],
})

/** PAY-04: a promo code for the full price, or a package that an admin gives. Nothing is ever charged for it. */
export const freeUpgrade = endpoint({
  method: 'POST',
  path: '/subscription/free-upgrade/{id}',
  guard: 'check-auth',
  rate: 'write',
  effect: 'transaction',
  summary: 'Get a package that a promo code pays for in full, or give one as an admin',
  params: ofAthlete,
  body: z.object({
    package_key: terms.package_key,
    billing_cycle: terms.billing_cycle.optional(),
    promo_code: optionalCode,
    /** The first day without the package. For admins, and at most two years ahead. */
    ends_on: calendarDay('Choose the day on which the package ends').optional(),
    /** Why an admin gives it. In the audit log, and never shown to the family. */
    reason: optionalText(oneLine({ min: 0, max: 200, fault: 'Say why' })),
  }),
  output: subscriptionResult,
  errors: ['already_subscribed', 'change_refused', 'purchase_running'],
  quiet: ['missing', 'refusal'],
})

const cancellation = z.object({
  status: z.literal('success'),
  message: z.string(),
  /** The first day without the package. */
  ends_on: z.string(),
})

const cancelFacts = {
  method: 'POST',
  rate: 'write',
  effect: 'transaction',
  output: cancellation,
  errors: ['conflict'],
  quiet: ['missing', 'refusal'],
} as const

export const cancelSubscription = endpoint({
  ...cancelFacts,
  path: '/subscription/cancel',
  guard: 'check-parent',
  summary: 'Cancel your own package at the end of the time that is paid for',
})

export const cancelSubscriptionOf = endpoint({
  ...cancelFacts,
  path: '/subscription/cancel/{id}',
  guard: 'check-auth',
  summary: 'Cancel this athlete’s package at the end of the time that is paid for',
  params: ofAthlete,
})

export const resumeSubscription = endpoint({
  ...cancelFacts,
  path: '/subscription/resume/{id}',
  guard: 'check-auth',
  summary: 'Take back a cancellation, or a change that has not happened yet',
  params: ofAthlete,
})

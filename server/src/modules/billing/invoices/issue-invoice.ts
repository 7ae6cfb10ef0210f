import type { InvoiceAddress, PaymentSummary } from '@fieldhouse/contract/billing.invoices'
import { clock } from '../../../platform/clock.ts'
import type { Day } from '../billing-day.ts'
import type { Billed } from '../family.queries.ts'
import type { AddressRow, MethodRow } from '../methods/methods.queries.ts'
import type { SubscriptionRow } from '../subscriptions/stored.ts'
import type { NewInvoice } from './invoices.queries.ts'

const summaryOf = ({
  payment_type,
  card_brand,
  card_last_four,
  paypal_email,
}: MethodRow): PaymentSummary => ({
  payment_type,
  card_brand,
  card_last_four,
  paypal_email,
})

const addressOf = ({ address, apt, city, state, zip_code, country, phone }: AddressRow): InvoiceAddress => ({
  address,
  apt,
  city,
  state,
  zip_code,
  country,
  phone,
})

const nameOf = (person: { first_name: string; last_name: string } | null): string =>
  person ? `${person.first_name} ${person.last_name}` : ''

interface Issue {
  readonly id: string
  readonly charge_id: string
  readonly subscription: SubscriptionRow
  readonly billed: Billed
  readonly package_name: string
  readonly transaction_id: string | null
  readonly today: Day
  readonly is_free_month: boolean
  readonly first_charge: { readonly on: Day; readonly total: number } | null
}

/** The invoice of a period, with everything it shows as it is today. */
export const invoiceOf = ({ subscription, billed, today, first_charge, ...facts }: Issue): NewInvoice => {
  const { athlete, payer, method, address } = billed
  return {
    ...facts,
    created_at: clock.now(),
    athlete_user_id: subscription.athlete_user_id,
    payer_id: subscription.payer_id,
    issued_on: today,
    athlete_name: nameOf(athlete),
    period_start: subscription.starts_on,
    period_end: subscription.ends_on,
    first_charge_on: first_charge?.on ?? null,
    first_charge_total: first_charge?.total ?? null,
    billed_to: {
      full_name: nameOf(payer ?? athlete),
      payment: method && summaryOf(method),
      address: address && addressOf(address),
    },
  }
}

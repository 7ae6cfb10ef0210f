import type { InvoiceAddress, PaymentSummary } from '@fieldhouse/contract/billing.invoices'
import type { Db } from '../../../platform/database/database.ts'
import { findPackageName } from '../billing.queries.ts'
import type { Day } from '../billing-day.ts'
import { findPerson } from '../family.queries.ts'
import { type AddressRow, findAddress, findMethod, type MethodRow } from '../methods/methods.queries.ts'
import type { SubscriptionRow } from '../subscriptions/stored.ts'
import { insertInvoice } from './invoices.queries.ts'

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
  readonly charge: { readonly id: string; readonly method_id: string | null }
  readonly subscription: SubscriptionRow
  readonly transaction_id: string | null
  readonly today: Day
  readonly is_free_month: boolean
  readonly first_charge: { readonly on: Day; readonly total: number } | null
}

/** Issues the invoice of a period, with everything it shows as it is today. */
export const issueInvoice = async (
  tx: Db,
  { charge, subscription, transaction_id, today, is_free_month, first_charge }: Issue,
): Promise<string> => {
  const { athlete_user_id, payer_id, package_key, starts_on, ends_on } = subscription
  const athlete = athlete_user_id ? await findPerson(tx, athlete_user_id) : null
  const payer = payer_id ? await findPerson(tx, payer_id) : null
  const method = payer_id && charge.method_id ? await findMethod(tx, payer_id, charge.method_id) : null
  const address = payer_id ? await findAddress(tx, payer_id) : null
  return insertInvoice(tx, {
    charge_id: charge.id,
    athlete_user_id,
    payer_id,
    issued_on: today,
    transaction_id,
    package_name: await findPackageName(tx, package_key),
    athlete_name: nameOf(athlete),
    period_start: starts_on,
    period_end: ends_on,
    is_free_month,
    first_charge_on: first_charge?.on ?? null,
    first_charge_total: first_charge?.total ?? null,
    billed_to: {
      full_name: nameOf(payer ?? athlete),
      payment: method && summaryOf(method),
      address: address && addressOf(address),
    },
  })
}

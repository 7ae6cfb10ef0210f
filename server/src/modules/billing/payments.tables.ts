import type { PackageKey } from '@fieldhouse/contract/billing'
import type { InvoiceAddress, PaymentSummary } from '@fieldhouse/contract/billing.invoices'
import type { BillingCycle } from '@fieldhouse/contract/billing.subscriptions'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import type { DisputeStatus } from '../../platform/payments/payments.ts'
import { userId, users } from '../accounts/accounts.tables.ts'
import { packages } from './billing.tables.ts'
import type { Day } from './billing-day.ts'
import type { LedgerAccount } from './ledger/ledger.ts'
import type { Promo } from './subscriptions/quote.ts'
import type { CancelReason, EndReason, Status } from './subscriptions/subscription.ts'

/** A billing day, as in 2027-01-31. */
const day = () => date({ mode: 'string' })
const packageKey = () =>
  text()
    .$type<PackageKey>()
    .references(() => packages.key)
const cycle = () => text().$type<BillingCycle>()

/** Rows about money outlive the people. Erasing an account leaves the row of its user without a name. */
const keptUserId = () => uuid().references(() => users.id, { onDelete: 'set null' })

/** Taxes by state, in thousandths of a percent: 7.25% is 7250. Empty until an admin enters them. */
export const taxRates = pgTable(
  'billing_tax_rates',
  {
    state: text().primaryKey(),
    rate: integer().notNull(),
    /** New with every change, so two admins don't overwrite each other. */
    version_id: uuid().notNull().defaultRandom(),
    updated_at: moment().notNull().defaultNow(),
    updated_by: keptUserId(),
  },
  (table) => [check('billing_tax_rates_rate', sql`${table.rate} between 0 and 20000`)],
)

/** The billing address of each payer. */
export const billingAddresses = pgTable('billing_addresses', {
  user_id: userId().primaryKey(),
  country: text().notNull(),
  address: text().notNull(),
  apt: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  zip_code: text().notNull(),
  phone: text().notNull(),
  updated_at: moment().notNull(),
})

/** Cards and PayPal accounts. The provider has the data; the id is its token for it. */
export const paymentMethods = pgTable(
  'billing_payment_methods',
  {
    id: uuid().primaryKey(),
    user_id: userId(),
    payment_type: text().$type<PaymentSummary['payment_type']>().notNull(),
    card_brand: text(),
    card_last_four: text(),
    /** As in 2028-04: good to the end of that month. */
    card_expires: text(),
    paypal_email: text(),
    is_default: boolean().notNull(),
    /** The month for which the payer was warned that the card expires. */
    warned_for: text(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('billing_payment_methods_user').on(table.user_id),
    uniqueIndex('billing_payment_methods_default').on(table.user_id).where(sql`${table.is_default}`),
  ],
)

/** The package of an athlete. The columns are those of the state machine in `subscriptions/subscription.ts`. */
export const subscriptions = pgTable(
  'billing_subscriptions',
  {
    id: uuid().primaryKey(),
    athlete_user_id: keptUserId(),
    /** Null for a package that nobody pays for. */
    payer_id: keptUserId(),
    status: text().$type<Status>().notNull(),
    package_key: packageKey().notNull(),
    cycle: cycle().notNull(),
    /** The month's price in cents that the family has now. It never rises while the package runs. */
    month_price: integer().notNull(),
    period: integer().notNull(),
    anchor: day().notNull(),
    month: integer().notNull(),
    months: integer().notNull(),
    starts_on: day().notNull(),
    ends_on: day().notNull(),
    worth: integer().notNull(),
    is_canceled: boolean().notNull(),
    cancel_reason: text().$type<CancelReason>(),
    next_package_key: packageKey(),
    next_cycle: cycle(),
    /** The month's price when the family chose the next package. Counts only with it. */
    next_month_price: integer(),
    promo_code_id: uuid(),
    promo: jsonb().$type<Promo>(),
    credit: integer().notNull(),
    failures: smallint().notNull(),
    failed_on: day(),
    retry_on: day(),
    ended_on: day(),
    end_reason: text().$type<EndReason>(),
    /** The day something happens by itself. Null when it is over. */
    due_on: day(),
    /** The day of the charge, or the end, that the family was reminded of. */
    reminded_of: day(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('billing_subscriptions_running')
      .on(table.athlete_user_id)
      .where(sql`${table.status} <> 'ended'`),
    index('billing_subscriptions_athlete').on(table.athlete_user_id, table.created_at),
    index('billing_subscriptions_payer').on(table.payer_id),
    index('billing_subscriptions_due').on(table.due_on, table.id).where(sql`${table.due_on} is not null`),
    check('billing_subscriptions_credit', sql`${table.credit} >= 0`),
  ],
)

/** Why a charge is made, and what happens once it is paid. */
export type ChargeKind = 'start' | 'renewal' | 'change'

/**
 * - `open`: about to be sent, or sent without an answer yet.
 * - `paid`, `declined`: the provider answered.
 * - `declined` also if the bank took its yes back when the payment should have settled, or if we could not record it and
 *   gave the money back.
 * - `voided`: called off at the provider before it settled.
 * - `abandoned`: the provider never saw it, and the person who wanted it is gone.
 */
export type ChargeStatus = 'open' | 'paid' | 'declined' | 'voided' | 'abandoned'

/** What a purchase or a change needs when it is paid, even if that is only known the next day. */
export type ChargeIntent =
  | {
      readonly kind: 'start'
      readonly today: Day
      readonly payer_id: string
      /** The card was entered for this purchase, so it is saved only if it pays. */
      readonly has_new_card?: boolean
      readonly month_price: number
      readonly is_free_month: boolean
      readonly promo: Promo | null
      readonly promo_code_id: string | null
    }
  | {
      readonly kind: 'change'
      readonly today: Day
      readonly payer_id: string
      /** The card was entered for this purchase, so it is saved only if it pays. */
      readonly has_new_card?: boolean
      readonly month_price: number
      /** All the credit that the family has with this change. */
      readonly credit: number
    }

/** One for each period of a subscription, written before the provider is called. */
export const charges = pgTable(
  'billing_charges',
  {
    id: uuid().primaryKey(),
    subscription_id: uuid().notNull(),
    period: integer().notNull(),
    athlete_user_id: keptUserId(),
    kind: text().$type<ChargeKind>().notNull(),
    status: text().$type<ChargeStatus>().notNull(),
    /** The provider knows each attempt by the subscription, the period, and this number. */
    attempt: integer().notNull(),
    /** Nobody else works on an open charge before this time. */
    claimed_until: moment().notNull(),
    package_key: packageKey().notNull(),
    cycle: cycle().notNull(),
    price: integer().notNull(),
    discount: integer().notNull(),
    credit: integer().notNull(),
    tax: integer().notNull(),
    total: integer().notNull(),
    /** The payment method. It may be deleted later. */
    method_id: uuid(),
    intent: jsonb().$type<ChargeIntent>(),
    transaction_id: text(),
    is_settled: boolean().notNull().default(false),
    /** Null if the card's owner never asked the bank for the money back. */
    dispute: text().$type<DisputeStatus>(),
    decline_code: text(),
    created_at: moment().notNull(),
    updated_at: moment().notNull(),
  },
  (table) => [
    uniqueIndex('billing_charges_key').on(table.subscription_id, table.period),
    uniqueIndex('billing_charges_open').on(table.athlete_user_id).where(sql`${table.status} = 'open'`),
    index('billing_charges_claimed').on(table.claimed_until).where(sql`${table.status} = 'open'`),
    uniqueIndex('billing_charges_transaction').on(table.transaction_id),
    index('billing_charges_unsettled')
      .on(table.updated_at)
      .where(sql`${table.status} = 'paid' and not ${table.is_settled}`),
    index('billing_charges_total').on(table.total),
    check(
      'billing_charges_sum',
      sql`${table.total} = ${table.price} - ${table.discount} - ${table.credit} + ${table.tax}`,
    ),
  ],
)

/** Numbers without gaps. A number is taken in the transaction that uses it. */
export const counters = pgTable('billing_counters', {
  name: text().primaryKey(),
  value: bigint({ mode: 'number' }).notNull(),
})

/** What the invoice showed when it was issued. It never changes, whatever happens to the card or the address. */
export interface BilledTo {
  readonly full_name: string
  readonly payment: PaymentSummary | null
  readonly address: InvoiceAddress | null
}

export const invoices = pgTable(
  'billing_invoices',
  {
    id: uuid().primaryKey(),
    number: bigint({ mode: 'number' }).notNull().unique(),
    charge_id: uuid()
      .notNull()
      .unique()
      .references(() => charges.id),
    athlete_user_id: keptUserId(),
    payer_id: keptUserId(),
    issued_on: day().notNull(),
    transaction_id: text(),
    package_name: text().notNull(),
    athlete_name: text().notNull(),
    period_start: day().notNull(),
    period_end: day().notNull(),
    is_free_month: boolean().notNull(),
    first_charge_on: day(),
    first_charge_total: integer(),
    billed_to: jsonb().$type<BilledTo>().notNull(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('billing_invoices_athlete').on(table.athlete_user_id, table.number),
    index('billing_invoices_payer').on(table.payer_id, table.number),
    index('billing_invoices_issued').on(table.issued_on),
  ],
)

export type RefundStatus = 'open' | 'done' | 'refused'

export const refunds = pgTable(
  'billing_refunds',
  {
    id: uuid().primaryKey(),
    charge_id: uuid()
      .notNull()
      .references(() => charges.id),
    cents: integer().notNull(),
    status: text().$type<RefundStatus>().notNull(),
    claimed_until: moment().notNull(),
    transaction_id: text(),
    /** Whether the package ends with a full refund. */
    ends_access: boolean().notNull(),
    staff_id: keptUserId(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('billing_refunds_charge').on(table.charge_id),
    index('billing_refunds_open').on(table.claimed_until).where(sql`${table.status} = 'open'`),
    check('billing_refunds_cents', sql`${table.cents} > 0`),
  ],
)

/** Double entry. The lines of one event have the same `event_id` and sum to zero. Rows are only ever added. */
export const ledgerLines = pgTable(
  'billing_ledger',
  {
    id: uuid().primaryKey(),
    event_id: uuid().notNull(),
    account: text().$type<LedgerAccount>().notNull(),
    cents: integer().notNull(),
    charge_id: uuid(),
    refund_id: uuid(),
    created_at: moment().notNull(),
  },
  (table) => [
    index('billing_ledger_charge').on(table.charge_id),
    // The revenue of a time is summed from the index alone.
    index('billing_ledger_revenue')
      .on(table.created_at, table.cents, table.charge_id, table.refund_id)
      .where(sql`${table.account} = 'revenue'`),
    uniqueIndex('billing_ledger_line').on(table.event_id, table.account),
    check('billing_ledger_cents', sql`${table.cents} <> 0`),
  ],
)

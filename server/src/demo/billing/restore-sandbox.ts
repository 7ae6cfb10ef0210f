import type { PaymentSummary } from '@fieldhouse/contract/billing.invoices'
import { asc, desc, eq, isNotNull } from 'drizzle-orm'
import { users } from '../../modules/accounts/accounts.tables.ts'
import { chargeKey } from '../../modules/billing/index.ts'
import { charges, invoices, paymentMethods, refunds } from '../../modules/billing/payments.tables.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Payments } from '../../platform/payments/payments.ts'
import { sandboxControl } from '../../platform/payments/sandbox-control.ts'

const perCall = 200

function* inBatches<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < rows.length; start += perCall) yield rows.slice(start, start + perCall)
}

/** A card or a PayPal account, in the sandbox's words. */
const instrumentOf = ({ card_brand, card_last_four, paypal_email }: PaymentSummary) =>
  paypal_email
    ? { paypal_email }
    : { card_type: card_brand === 'Mastercard' ? 'MasterCard' : card_brand, last_4: card_last_four }

/** PayPal may take days, so its unsettled payments stay that way in the demo. */
const statusOf = (isSettled: boolean, { payment_type }: PaymentSummary): string => {
  if (isSettled) return 'settled'
  return payment_type === 'PayPal' ? 'settlement_pending' : 'submitted_for_settlement'
}

const knownPayers = (db: Db) =>
  db
    .selectDistinct({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
    })
    .from(users)
    .innerJoin(paymentMethods, eq(paymentMethods.user_id, users.id))

/** Sent newest first. So a sandbox that knows the oldest one knows them all. */
const knownMethods = async (db: Db) => {
  const rows = await db.select().from(paymentMethods).orderBy(desc(paymentMethods.created_at))
  return rows.map((row) => ({
    token: row.id,
    customer_id: row.user_id,
    ...instrumentOf(row),
    expires: row.card_expires,
    is_default: row.is_default,
    created_at: row.created_at,
  }))
}

const knownSales = async (db: Db) => {
  const rows = await db
    .select({ charge: charges, invoice: invoices })
    .from(charges)
    .innerJoin(invoices, eq(invoices.charge_id, charges.id))
    .where(isNotNull(charges.transaction_id))
  return rows.flatMap(({ charge, invoice: { payer_id, billed_to } }) =>
    billed_to.payment
      ? {
          id: charge.transaction_id,
          order_id: chargeKey(charge),
          customer_id: payer_id,
          token: charge.method_id,
          ...instrumentOf(billed_to.payment),
          amount_cents: charge.total,
          status: statusOf(charge.is_settled, billed_to.payment),
          created_at: charge.updated_at,
        }
      : [],
  )
}

const knownRefunds = async (db: Db) => {
  const rows = await db
    .select({ refund: refunds, sale_id: charges.transaction_id, billed_to: invoices.billed_to })
    .from(refunds)
    .innerJoin(charges, eq(charges.id, refunds.charge_id))
    .innerJoin(invoices, eq(invoices.charge_id, charges.id))
    .where(eq(refunds.status, 'done'))
  return rows.flatMap(({ refund, sale_id, billed_to: { payment } }) =>
    payment
      ? {
          id: refund.transaction_id,
          order_id: refund.id,
          refunded_transaction_id: sale_id,
          ...instrumentOf(payment),
          amount_cents: refund.cents,
          status: 'settled',
          created_at: refund.created_at,
        }
      : [],
  )
}

const knownDisputes = (db: Db) =>
  db.select({ transaction_id: charges.transaction_id }).from(charges).where(eq(charges.dispute, 'open'))

const findOldestMethod = async (db: Db): Promise<string | null> => {
  const [oldest] = await db
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .orderBy(asc(paymentMethods.created_at))
    .limit(1)
  return oldest?.id ?? null
}

/**
 * The demo world begins with cards that pay and payments that can be refunded. A payment sandbox that does not know them
 * learns them here: a new one, or one that kept nothing.
 */
export const restoreSandbox = async (db: Db, payments: Payments): Promise<void> => {
  const control = sandboxControl(payments)
  const oldest = await findOldestMethod(db)
  if (!control || !oldest || (await control('GET', `/payment-methods/${oldest}`)).ok) return
  const restore = async (name: string, rows: readonly object[]) => {
    for (const batch of inBatches(rows)) {
      const response = await control('POST', '/records', { [name]: batch })
      if (!response.ok) throw new Error(`The payment sandbox refused ${name}: ${await response.text()}`)
    }
  }
  await restore('customers', await knownPayers(db))
  await restore('transactions', await knownSales(db))
  await restore('transactions', await knownRefunds(db))
  for (const dispute of await knownDisputes(db)) await control('POST', '/disputes', dispute)
  await restore('payment_methods', await knownMethods(db))
}

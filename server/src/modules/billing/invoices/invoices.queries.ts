import type { Invoice } from '@fieldhouse/contract/billing.invoices'
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { charges, counters, invoices, refunds } from '../payments.tables.ts'

/** Locked until the commit, so a number that is taken is also used. Take it last: everyone else waits for it. */
export const takeInvoiceNumber = async (tx: Db): Promise<number> => {
  const [counter] = await tx
    .insert(counters)
    .values({ name: 'invoice', value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value })
  if (!counter) throw new Error('No invoice number was taken')
  return counter.value
}

export type NewInvoice = Omit<typeof invoices.$inferInsert, 'id' | 'number' | 'created_at'>

/** A part of `atOnce`. */
export const insertInvoice = (tx: Db, invoice: NewInvoice & { id: string; number: number }) =>
  tx.insert(invoices).values({ ...invoice, created_at: clock.now() })

/** The period was billed before, and its payment was taken back. Now it is paid: the same invoice, another payment. */
export const updateInvoice = (
  tx: Db,
  id: string,
  { transaction_id, billed_to }: Pick<NewInvoice, 'transaction_id' | 'billed_to'>,
) => tx.update(invoices).set({ transaction_id, billed_to }).where(eq(invoices.id, id))

const refundedCents = sql<number>`(select coalesce(sum(${refunds.cents}), 0) from ${refunds}
  where ${refunds.charge_id} = ${invoices.charge_id} and ${refunds.status} = 'done')`.mapWith(Number)

/** The state of an invoice: whatever became of the money since it was issued. */
export const invoiceStatus = (refunded: SQL): SQL<Invoice['status']> => sql<Invoice['status']>`case
    when ${charges.total} = 0 then 'free'
    when ${charges.status} = 'voided' then 'void'
    when ${charges.status} <> 'paid' then 'unpaid'
    when ${charges.dispute} = 'open' then 'disputed'
    when ${charges.dispute} = 'lost' then 'charged-back'
    when ${refunded} = 0 then 'paid'
    when ${refunded} < ${charges.total} then 'partly-refunded'
    else 'refunded' end`

const selectInvoices = (db: Db) =>
  db
    .select({
      invoice: invoices,
      charge: {
        package_key: charges.package_key,
        cycle: charges.cycle,
        price: charges.price,
        discount: charges.discount,
        credit: charges.credit,
        tax: charges.tax,
        total: charges.total,
        status: charges.status,
        dispute: charges.dispute,
      },
      refunded: refundedCents,
      status: invoiceStatus(refundedCents),
    })
    .from(invoices)
    .innerJoin(charges, eq(charges.id, invoices.charge_id))

export type InvoiceRow = Awaited<ReturnType<typeof selectInvoices>>[number]

export const findInvoice = async (db: Db, id: string): Promise<InvoiceRow | null> => {
  const [found] = await selectInvoices(db).where(eq(invoices.id, id))
  return found ?? null
}

export const findInvoiceOfCharge = async (db: Db, chargeId: string): Promise<InvoiceRow | null> => {
  const [found] = await selectInvoices(db).where(eq(invoices.charge_id, chargeId))
  return found ?? null
}

/** The invoices of these athletes, and those this person paid, newest first. */
export const findInvoicesFor = (
  db: Db,
  personId: string,
  athleteUserIds: readonly string[],
): Promise<InvoiceRow[]> =>
  selectInvoices(db)
    .where(
      or(
        eq(invoices.payer_id, personId),
        and(athleteUserIds.length > 0 ? inArray(invoices.athlete_user_id, [...athleteUserIds]) : sql`false`),
      ),
    )
    .orderBy(desc(invoices.number))
    .limit(200)

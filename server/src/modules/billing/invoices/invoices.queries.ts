import { type Invoice, mostInvoices } from '@fieldhouse/contract/billing.invoices'
import { and, asc, desc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { charges, invoices, refunds } from '../payments.tables.ts'

/** Everything but its number, which is taken when it is written. */
export type NewInvoice = Omit<typeof invoices.$inferInsert, 'number'>

export const refundedCents = sql<number>`(select coalesce(sum(${refunds.cents}), 0) from ${refunds}
  where ${refunds.charge_id} = ${invoices.charge_id} and ${refunds.status} = 'done')`.mapWith(Number)

interface RefundFacts {
  readonly id: string
  readonly cents: number
  /** In seconds. */
  readonly at: number
}

const refundFacts = sql<
  RefundFacts[]
>`(select coalesce(json_agg(json_build_object('id', ${refunds.id}, 'cents', ${refunds.cents},
  'at', extract(epoch from ${refunds.created_at})::float8) order by ${refunds.created_at}), '[]'::json)
  from ${refunds} where ${refunds.charge_id} = ${invoices.charge_id} and ${refunds.status} = 'done')`

/** The status of an invoice: whatever became of the money since it was issued. */
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
      refunds: refundFacts,
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

const isSeenBy = (personId: string, athleteUserIds: readonly string[]): SQL | undefined =>
  or(
    eq(invoices.payer_id, personId),
    and(athleteUserIds.length > 0 ? inArray(invoices.athlete_user_id, [...athleteUserIds]) : sql`false`),
  )

/** The newest invoices of these athletes, and of those this person paid. */
export const findInvoicesFor = (
  db: Db,
  personId: string,
  athleteUserIds: readonly string[],
): Promise<InvoiceRow[]> =>
  selectInvoices(db)
    .where(isSeenBy(personId, athleteUserIds))
    .orderBy(desc(invoices.number))
    .limit(mostInvoices)

/** All of them, in steps. */
export const findInvoicesAfter = (
  db: Db,
  personId: string,
  athleteUserIds: readonly string[],
  { after, limit }: { after: string; limit: number },
): Promise<InvoiceRow[]> =>
  selectInvoices(db)
    .where(and(isSeenBy(personId, athleteUserIds), gt(invoices.id, after)))
    .orderBy(asc(invoices.id))
    .limit(limit)

import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { uuidv7 } from '../../../platform/database/uuid.ts'
import { charges, counters, invoices, refunds } from '../payments.tables.ts'

/** Locked until the commit, so a number that is taken is also used. */
const nextNumber = async (tx: Db): Promise<number> => {
  const [counter] = await tx
    .insert(counters)
    .values({ name: 'invoice', value: 1 })
    .onConflictDoUpdate({ target: counters.name, set: { value: sql`${counters.value} + 1` } })
    .returning({ value: counters.value })
  if (!counter) throw new Error('No invoice number was taken')
  return counter.value
}

type NewInvoice = Omit<typeof invoices.$inferInsert, 'id' | 'number' | 'created_at'>

export const insertInvoice = async (tx: Db, invoice: NewInvoice): Promise<string> => {
  const id = uuidv7()
  // Last of all, so that others wait for the number as briefly as possible.
  const number = await nextNumber(tx)
  await tx.insert(invoices).values({ ...invoice, id, number, created_at: clock.now() })
  return id
}

const refundedCents = sql<number>`(select coalesce(sum(${refunds.cents}), 0) from ${refunds}
  where ${refunds.charge_id} = ${invoices.charge_id} and ${refunds.status} = 'done')`.mapWith(Number)

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
      },
      refunded: refundedCents,
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

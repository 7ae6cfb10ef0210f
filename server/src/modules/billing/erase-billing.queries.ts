import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { runLater } from '../../platform/jobs/outbox.ts'
import { catalogState } from './billing.tables.ts'
import { forgetPayerJob } from './methods/forget-method.ts'
import { billingAddresses, invoices, paymentMethods } from './payments.tables.ts'

/** The law wants invoices and the ledger to stay. They stay without a name, an address, or a card. */
export const eraseBilling = async (db: Db, userId: string): Promise<void> => {
  // First, so a crash can't lose it. The provider knows everyone who ever opened the payment form, with or without a card.
  await runLater(db, forgetPayerJob, { payer_id: userId })
  await db.delete(billingAddresses).where(eq(billingAddresses.user_id, userId))
  await db.delete(paymentMethods).where(eq(paymentMethods.user_id, userId))
  await db
    .update(invoices)
    .set({ billed_to: { full_name: '', payment: null, address: null } })
    .where(eq(invoices.payer_id, userId))
  await db.update(invoices).set({ athlete_name: '' }).where(eq(invoices.athlete_user_id, userId))
  await db.update(catalogState).set({ updated_by: null }).where(eq(catalogState.updated_by, userId))
}

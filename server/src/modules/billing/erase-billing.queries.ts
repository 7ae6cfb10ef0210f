import { eq } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { runLater } from '../../platform/jobs/outbox.ts'
import { forgetMethodJob } from './methods/forget-method.ts'
import { billingAddresses, invoices, paymentMethods } from './payments.tables.ts'

/** The law wants invoices and the ledger to stay. They stay without a name, an address, or a card. */
export const eraseBilling = async (db: Db, userId: string): Promise<void> => {
  await db.delete(billingAddresses).where(eq(billingAddresses.user_id, userId))
  const methods = await db
    .delete(paymentMethods)
    .where(eq(paymentMethods.user_id, userId))
    .returning({ id: paymentMethods.id })
  for (const { id } of methods) await runLater(db, forgetMethodJob, { token: id })
  await db
    .update(invoices)
    .set({ billed_to: { full_name: '', payment: null, address: null } })
    .where(eq(invoices.payer_id, userId))
  await db.update(invoices).set({ athlete_name: '' }).where(eq(invoices.athlete_user_id, userId))
}

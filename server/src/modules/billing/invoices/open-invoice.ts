import type { PrintedInvoice, Seller } from '@fieldhouse/contract/billing.invoices'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { maySeePackage, maySeePayment } from '../billing.policy.ts'
import { findAthlete } from '../family.queries.ts'
import { findInvoice } from './invoices.queries.ts'
import { presentInvoice } from './present-invoice.ts'

/** The site's own name and address. Billing does not know the site. */
export type ReadSeller = (db: Db) => Promise<Seller>

/** PAY-05: an invoice for the family, the payer, and staff. For anyone else there is none. */
export const openInvoice = async (
  db: Db,
  readSeller: ReadSeller,
  actor: Actor,
  id: string,
): Promise<PrintedInvoice> => {
  const row = await findInvoice(db, id)
  if (!row) throw new AppError('not_found')
  const { athlete_user_id, payer_id } = row.invoice
  const family = athlete_user_id ? await findAthlete(db, actor, athlete_user_id) : null
  const seesPayment = maySeePayment(actor, payer_id)
  if (!seesPayment && !maySeePackage(actor, family?.relation ?? 'none')) throw new AppError('not_found')
  return { ...presentInvoice(row, { seesPayment }), seller: await readSeller(db) }
}

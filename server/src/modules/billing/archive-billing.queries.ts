import type { Invoice } from '@fieldhouse/contract/billing.invoices'
import { asc, eq, inArray, or } from 'drizzle-orm'
import {
  type ArchiveEntry,
  type ArchiveOwner,
  type ArchivePart,
  rowsById,
} from '../../platform/archive/archive.ts'
import type { Db } from '../../platform/database/database.ts'
import type { SideProcesses } from '../../platform/side-processes/side-processes.ts'
import { shownName, users } from '../accounts/index.ts'
import { findInvoicesAfter } from './invoices/invoices.queries.ts'
import type { ReadSeller } from './invoices/open-invoice.ts'
import { presentInvoice } from './invoices/present-invoice.ts'
import { printInvoiceTask } from './invoices/print-task.ts'
import {
  billingAddresses,
  charges,
  invoices,
  paymentMethods,
  refunds,
  subscriptions,
} from './payments.tables.ts'

const findPackages = (db: Db, { userId, athleteUserIds }: ArchiveOwner) =>
  db
    .select({
      athlete: shownName(users),
      package_key: subscriptions.package_key,
      billing_cycle: subscriptions.cycle,
      status: subscriptions.status,
      starts_on: subscriptions.starts_on,
      ends_on: subscriptions.ends_on,
      is_canceled: subscriptions.is_canceled,
      cancel_reason: subscriptions.cancel_reason,
      ended_on: subscriptions.ended_on,
      end_reason: subscriptions.end_reason,
      created_at: subscriptions.created_at,
    })
    .from(subscriptions)
    .leftJoin(users, eq(users.id, subscriptions.athlete_user_id))
    .where(
      or(eq(subscriptions.payer_id, userId), inArray(subscriptions.athlete_user_id, [...athleteUserIds])),
    )
    .orderBy(asc(subscriptions.created_at))

/** As the provider shows it. We never have the number. */
const findOwnMethods = (db: Db, userId: string) =>
  db
    .select({
      payment_type: paymentMethods.payment_type,
      card_brand: paymentMethods.card_brand,
      card_last_four: paymentMethods.card_last_four,
      card_expires: paymentMethods.card_expires,
      paypal_email: paymentMethods.paypal_email,
      is_default: paymentMethods.is_default,
      created_at: paymentMethods.created_at,
    })
    .from(paymentMethods)
    .where(eq(paymentMethods.user_id, userId))
    .orderBy(asc(paymentMethods.created_at))

const findOwnAddress = (db: Db, userId: string) =>
  db
    .select({
      country: billingAddresses.country,
      address: billingAddresses.address,
      apt: billingAddresses.apt,
      city: billingAddresses.city,
      state: billingAddresses.state,
      zip_code: billingAddresses.zip_code,
      phone: billingAddresses.phone,
      updated_at: billingAddresses.updated_at,
    })
    .from(billingAddresses)
    .where(eq(billingAddresses.user_id, userId))

/** However many there are. */
async function* invoicesOf(db: Db, { userId, athleteUserIds }: ArchiveOwner): AsyncGenerator<Invoice> {
  const rows = rowsById(async (after, limit) => {
    const found = await findInvoicesAfter(db, userId, athleteUserIds, { after, limit })
    return found.map((row) => ({ id: row.invoice.id, row }))
  })
  for await (const { row } of rows)
    yield presentInvoice(row, { seesPayment: row.invoice.payer_id === userId })
}

/** The family's packages and invoices. Only the payer's archive has the card and the address. */
export const archiveBilling = (
  sideProcesses: Pick<SideProcesses, 'run'>,
  readSeller: ReadSeller,
): ArchivePart => ({
  tables: [subscriptions, paymentMethods, billingAddresses, invoices, charges, refunds],
  read: async function* (db, owner): AsyncGenerator<ArchiveEntry> {
    const { userId } = owner
    yield { path: 'payment/packages.json', rows: await findPackages(db, owner) }
    yield { path: 'payment/payment-methods.json', rows: await findOwnMethods(db, userId) }
    yield { path: 'payment/billing-address.json', rows: await findOwnAddress(db, userId) }
    yield { path: 'payment/invoices.json', rows: invoicesOf(db, owner) }
    const seller = await readSeller(db)
    for await (const invoice of invoicesOf(db, owner))
      yield {
        path: `payment/invoices/${invoice.invoice_number}.pdf`,
        make: () => sideProcesses.run(printInvoiceTask, { ...invoice, seller }),
      }
  },
})

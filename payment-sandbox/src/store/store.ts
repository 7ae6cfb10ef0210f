import { type Collection, createCollection, type Journal } from './collection.ts'
import { type Change, openDataFile } from './data-file.ts'
import type {
  Customer,
  Dispute,
  Instrument,
  Nonce,
  PaymentMethod,
  Transaction,
  Verification,
  Webhook,
} from './records.ts'

export interface Store {
  readonly customers: Collection<Customer>
  readonly paymentMethods: Collection<PaymentMethod>
  readonly nonces: Collection<Nonce>
  readonly verifications: Collection<Verification>
  readonly transactions: Collection<Transaction>
  readonly disputes: Collection<Dispute>
  readonly webhooks: Collection<Webhook>
  clear(): void
}

/** Which card or PayPal account this is, as far as the sandbox may remember it. */
export const instrumentKey = (instrument: Instrument): string =>
  instrument.kind === 'paypal'
    ? `paypal ${instrument.email.toLowerCase()}`
    : `card ${instrument.bin} ${instrument.last_4} ${instrument.expiration_month}/${instrument.expiration_year}`

/** Two sales with the same key may be one sale that was sent twice. */
export const duplicateKey = (sale: Pick<Transaction, 'amount_cents' | 'order_id' | 'instrument'>): string =>
  `${instrumentKey(sale.instrument)} ${sale.amount_cents} ${sale.order_id ?? ''}`

const createCollections = (journal: Journal) => ({
  customers: createCollection<Customer>('customers', {}, journal),
  paymentMethods: createCollection<PaymentMethod>(
    'paymentMethods',
    { customer: (row) => row.customer_id, instrument: (row) => instrumentKey(row.instrument) },
    journal,
  ),
  nonces: createCollection<Nonce>('nonces', {}, journal),
  verifications: createCollection<Verification>('verifications', {}, journal),
  transactions: createCollection<Transaction>(
    'transactions',
    {
      order: (row) => row.order_id,
      customer: (row) => row.customer_id,
      duplicate: (row) => (row.type === 'sale' ? duplicateKey(row) : null),
    },
    journal,
  ),
  disputes: createCollection<Dispute>('disputes', {}, journal),
  webhooks: createCollection<Webhook>('webhooks', {}, journal),
})
type Collections = ReturnType<typeof createCollections>

const changesIn = (collections: Collections): Change[] =>
  Object.entries(collections).flatMap(([collection, rows]) =>
    rows.all().map((record) => ({ collection, id: record.id, record })),
  )

/** The file was written by this program, so its records have the shape of their collection. */
const restore = (collections: Collections, changes: readonly Change[]) => {
  for (const { collection, id, record } of changes) {
    const rows: Collection<{ id: string }> | undefined = Object.entries(collections).find(
      ([name]) => name === collection,
    )?.[1] as Collection<{ id: string }> | undefined
    if (record === null) rows?.delete(id)
    else rows?.put(record as { id: string })
  }
}

/** Everything in memory, and in a file if there is a folder for it. */
export const openStore = (folder: string | null): Store => {
  const file = folder === null ? null : openDataFile(folder)
  let isOpen = false
  const collections = createCollections((collection, id, record) => {
    if (isOpen) file?.append({ collection, id, record })
  })
  if (file) {
    restore(collections, file.read())
    // A record that changed often is one line again.
    file.replace(changesIn(collections))
  }
  isOpen = true
  return {
    ...collections,
    clear() {
      for (const rows of Object.values(collections)) rows.clear()
      file?.replace([])
    },
  }
}

import type { PackageKey } from '@fieldhouse/contract/billing'
import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { packages } from '../billing.tables.ts'
import { billingAddresses, taxRates } from '../payments.tables.ts'
import type { PriceList } from './quote.ts'
import type { SubscriptionRow } from './stored.ts'

export interface Prices extends PriceList {
  readonly nameOf: (key: PackageKey) => string
  /** There are taxes, and this payer has no address that decides which. */
  readonly needsAddress: boolean
}

/** Every price, and whether any state has a tax. It is the same for everyone. */
export const selectPriceTable = (db: Db) =>
  db
    .select({ ...getTableColumns(packages), has_taxes: sql<boolean>`exists (select 1 from ${taxRates})` })
    .from(packages)
    .orderBy(asc(packages.position))

export type PriceTable = Awaited<ReturnType<typeof selectPriceTable>>

/** The tax at a payer's address. Null if there is no address; the rate is null if the state has none. */
export type AddressTax = { readonly rate: number | null } | null

const findAddressTax = async (db: Db, payerId: string): Promise<AddressTax> => {
  const [found] = await db
    .select({ rate: taxRates.rate })
    .from(billingAddresses)
    .leftJoin(taxRates, eq(taxRates.state, billingAddresses.state))
    .where(eq(billingAddresses.user_id, payerId))
  return found ?? null
}

/** A family pays the price it signed up for as long as it keeps the package. */
type Kept = Pick<SubscriptionRow, 'package_key' | 'month_price'>

/** Prices for a payer, from what was read before. */
export const pricesFrom = (table: PriceTable, address: AddressTax, kept: Kept | null): Prices => {
  const packageOf = (key: PackageKey) => {
    const found = table.find((row) => row.key === key)
    if (!found) throw new Error(`There is no ${key}`)
    return found
  }
  return {
    monthPrice: (key) => (kept?.package_key === key ? kept.month_price : packageOf(key).month_price),
    taxRate: () => address?.rate ?? 0,
    nameOf: (key) => packageOf(key).name,
    needsAddress: address === null && table.some(({ has_taxes }) => has_taxes),
  }
}

export const readPrices = async (db: Db, payerId: string | null, kept: Kept | null): Promise<Prices> =>
  pricesFrom(await selectPriceTable(db), payerId ? await findAddressTax(db, payerId) : null, kept)

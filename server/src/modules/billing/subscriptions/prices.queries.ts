import type { PackageKey } from '@fieldhouse/contract/billing'
import { priceOn } from '@fieldhouse/contract/billing.offer'
import { asc, type Column, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { oncePerDatabase } from '../../../platform/database/prepared-statements.ts'
import { pricesOfPackage } from '../billing.queries.ts'
import { packages } from '../billing.tables.ts'
import { billingDayOf, type Day } from '../billing-day.ts'
import { billingAddresses, taxRates } from '../payments.tables.ts'
import type { PriceList } from './quote.ts'
import type { SubscriptionRow } from './stored.ts'

export interface Prices extends PriceList {
  readonly nameOf: (key: PackageKey) => string
  /** There are taxes, and this payer has no address that decides which. */
  readonly needsAddress: boolean
}

const priceColumns = {
  ...getTableColumns(packages),
  prices: pricesOfPackage,
  has_taxes: sql<boolean>`exists (select 1 from ${taxRates})`,
}

/** Every price, and whether any state has a tax. It is the same for everyone. */
export const selectPriceTable = (db: Db) =>
  db.select(priceColumns).from(packages).orderBy(asc(packages.position))

export type PriceTable = Awaited<ReturnType<typeof selectPriceTable>>

/** The tax at a payer's address. Null if there is no address; the rate is null if the state has none. */
export type AddressTax = { readonly rate: number | null } | null

/** As part of a query. */
export const addressTaxOf = (payerId: Column): SQL<AddressTax> =>
  sql<AddressTax>`(select json_build_object('rate', ${taxRates.rate})
    from ${billingAddresses} left join ${taxRates} on ${taxRates.state} = ${billingAddresses.state}
    where ${billingAddresses.user_id} = ${payerId})`

const pricesIn = oncePerDatabase((db) =>
  db
    .select({ ...priceColumns, payer_id: billingAddresses.user_id, rate: taxRates.rate })
    .from(packages)
    .leftJoin(billingAddresses, eq(billingAddresses.user_id, sql.placeholder('payer_id')))
    .leftJoin(taxRates, eq(taxRates.state, billingAddresses.state))
    .orderBy(asc(packages.position))
    .prepare('billing_prices'),
)

/** The price of the package that a family has, and of the one it chose for the next period. */
type Kept = Pick<SubscriptionRow, 'package_key' | 'month_price' | 'next_package_key' | 'next_month_price'>

/** What a family was promised for a package. Null if it has not chosen it. */
const promisedPrice = (kept: Kept | null, key: PackageKey): number | null => {
  if (kept?.package_key === key) return kept.month_price
  return kept?.next_package_key === key ? kept.next_month_price : null
}

/**
 * Prices for a payer, from what was read before. A family never pays more than the price on the day it chose the package,
 * for as long as it keeps the package. If the price is lower on the day of a charge, it pays the lower one.
 */
export const pricesFrom = (table: PriceTable, address: AddressTax, kept: Kept | null): Prices => {
  const today = billingDayOf(clock.now())
  const packageOf = (key: PackageKey) => {
    const found = table.find((row) => row.key === key)
    if (!found) throw new Error(`There is no ${key}`)
    return found
  }
  const monthPrice = (key: PackageKey, on: Day): number => {
    const { prices } = packageOf(key)
    return Math.min(promisedPrice(kept, key) ?? priceOn(prices, today), priceOn(prices, on))
  }
  return {
    monthPrice,
    taxRate: () => address?.rate ?? 0,
    nameOf: (key) => packageOf(key).name,
    needsAddress: address === null && table.some(({ has_taxes }) => has_taxes),
  }
}

export const readPrices = async (db: Db, payerId: string | null, kept: Kept | null): Promise<Prices> => {
  const table = await pricesIn(db).execute({ payer_id: payerId })
  const [first] = table
  return pricesFrom(table, first?.payer_id ? { rate: first.rate } : null, kept)
}

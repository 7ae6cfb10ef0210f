import type { PackageKey } from '@fieldhouse/contract/billing'
import { count, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { selectPackages } from '../billing.queries.ts'
import { billingAddresses, taxRates } from '../payments.tables.ts'
import type { PriceList } from './quote.ts'
import type { SubscriptionRow } from './stored.ts'

export interface Prices extends PriceList {
  readonly nameOf: (key: PackageKey) => string
  /** There are taxes, and this payer has no address that decides which. */
  readonly needsAddress: boolean
}

const findAddressTax = async (db: Db, payerId: string) => {
  const [found] = await db
    .select({ rate: taxRates.rate })
    .from(billingAddresses)
    .leftJoin(taxRates, eq(taxRates.state, billingAddresses.state))
    .where(eq(billingAddresses.user_id, payerId))
  return found ?? null
}

/** A family pays the price it signed up for as long as it keeps the package. */
type Kept = Pick<SubscriptionRow, 'package_key' | 'month_price'>

export const readPrices = async (db: Db, payerId: string | null, kept: Kept | null): Promise<Prices> => {
  const packages = await selectPackages(db)
  const [taxes] = await db.select({ states: count() }).from(taxRates)
  const address = payerId ? await findAddressTax(db, payerId) : null
  const packageOf = (key: PackageKey) => {
    const found = packages.find((row) => row.key === key)
    if (!found) throw new Error(`There is no ${key}`)
    return found
  }
  return {
    monthPrice: (key) => (kept?.package_key === key ? kept.month_price : packageOf(key).month_price),
    taxRate: () => address?.rate ?? 0,
    nameOf: (key) => packageOf(key).name,
    needsAddress: (taxes?.states ?? 0) > 0 && address === null,
  }
}

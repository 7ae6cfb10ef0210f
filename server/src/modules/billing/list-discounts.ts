import type { Discount } from '@fieldhouse/contract/billing'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../platform/database/database.ts'
import { requireUsableCode } from '../affiliates/index.ts'
import { selectPackages } from './billing.queries.ts'
import { discountOf } from './billing.rules.ts'

/** PAY-01, ACC-11: every package at its price with a promo code. */
export const listDiscounts = async (db: Db, actor: Actor | null, given: string): Promise<Discount[]> => {
  const code = await requireUsableCode(db, actor, given)
  const packages = await selectPackages(db)
  return packages.map((row) => discountOf(row, code))
}

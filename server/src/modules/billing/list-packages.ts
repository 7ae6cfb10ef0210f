import type { Package } from '@fieldhouse/contract/billing'
import { offeredPackage } from '@fieldhouse/contract/billing.offer'
import { type Actor, allows } from '@fieldhouse/contract/guards'
import type { Db } from '../../platform/database/database.ts'
import { selectPackageOptions, selectPackages } from './billing.queries.ts'

/** PAY-01: all packages in order, each with every visible option. */
export const listPackages = async (db: Db, actor: Actor | null): Promise<Package[]> => {
  const packages = await selectPackages(db)
  const options = await selectPackageOptions(db)
  return packages.map((row) => offeredPackage(row, options, allows('admin', actor)))
}

import type { Package } from '@fieldhouse/contract/billing'
import { offeredPackage } from '@fieldhouse/contract/billing.offer'
import { type Actor, allows } from '@fieldhouse/contract/guards'
import type { Db } from '../../platform/database/database.ts'
import { cacheByVersion } from '../../platform/http/cache-by-version.ts'
import { selectPackageOptions, selectPackages } from './billing.queries.ts'

const readPackages = cacheByVersion(['packages'], async (db: Db, { isForAdmin }: { isForAdmin: boolean }) => {
  const [packages, options] = await Promise.all([selectPackages(db), selectPackageOptions(db)])
  return packages.map((row) => offeredPackage(row, options, isForAdmin))
})

/** PAY-01: all packages in order, each with every visible option. Admins see what is hidden. */
export const listPackages = (db: Db, actor: Actor | null): Promise<Package[]> =>
  readPackages(db, actor, { isForAdmin: allows('admin', actor) })

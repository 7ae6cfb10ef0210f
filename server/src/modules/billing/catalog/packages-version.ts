import { clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { billingDayOf } from '../billing-day.ts'
import { findCatalogVersion } from './catalog.queries.ts'

/** What visitors see of the packages. It changes with every change in the catalog, and on the day a new price begins. */
export const packagesVersion = async (db: Db): Promise<string> =>
  `${await findCatalogVersion(db)}-${billingDayOf(clock.now())}`

import type { Catalog } from '@fieldhouse/contract/billing.catalog'
import type { Actor } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transaction } from '../../../platform/database/transaction.ts'
import type { Caller } from '../../../platform/http/bind.ts'
import { lockCatalog, markChanged } from './catalog.queries.ts'
import { showCatalog } from './show-catalog.ts'

export interface CatalogCall {
  readonly db: Db
  readonly actor: Actor
  readonly caller: Caller
}

/**
 * Every change of the packages goes through here, one at a time. `seen` is the version that the admin looked at. A change
 * returns whether it changed anything.
 */
export const changeCatalog = (
  { db, actor }: CatalogCall,
  seen: number | undefined,
  change: (tx: Db) => Promise<boolean>,
): Promise<Catalog> =>
  transaction(db, async (tx) => {
    const version = await lockCatalog(tx)
    if (seen !== undefined && seen !== version)
      throw new AppError('packages_changed', {
        message:
          'Someone else changed the packages in the meantime. Reload them, then make your change again.',
      })
    if (await change(tx)) await markChanged(tx, actor.id)
    return showCatalog(tx)
  })

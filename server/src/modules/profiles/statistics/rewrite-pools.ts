import { genders } from '@fieldhouse/contract/accounts'
import type { Db } from '../../../platform/database/database.ts'
import { walkIds } from '../../../platform/database/in-steps.ts'
import { findDocumentIds, findPoolClasses, markStale, rewritePoolsOf } from './pools.queries.ts'

/**
 * PRO-03: calculates the distribution of every figure. Girls are compared with girls and boys with boys. An athlete
 * without a gender is in no pool and is compared with nobody. Pages that show a percentile are built again when they
 * are next read. Every step commits by itself and can be repeated. After a crash, the next run repeats all of them.
 */
export const rewritePools = async (db: Db, now: Date, perStep?: number): Promise<void> => {
  for (const sportAndClass of await findPoolClasses(db))
    for (const gender of genders) await rewritePoolsOf(db, { ...sportAndClass, gender }, now)
  await walkIds(
    (after, limit) => findDocumentIds(db, after, limit),
    (ids) => markStale(db, ids),
    perStep,
  )
}

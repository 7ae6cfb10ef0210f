import type { MetricType } from '@fieldhouse/contract/accounts.metric-type'
import type { Actor } from '@fieldhouse/contract/guards'
import type { Db } from '../../../platform/database/database.ts'
import { updateMetricType } from '../accounts.queries.ts'
import { assertOwner } from './own-account.ts'

/** PRO-04: a person's own units. Null uses the product's setting. */
export const saveMetricType = async (db: Db, actor: Actor, metric_type: MetricType | null) => {
  assertOwner(actor)
  await updateMetricType(db, actor.id, metric_type)
  return { metric_type }
}

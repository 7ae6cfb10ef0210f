import type { Checked, Output } from '@fieldhouse/contract/endpoint'
import { getSerosAthletes } from '@fieldhouse/contract/profiles.seros'
import type { Db } from '../../platform/database/database.ts'
import { listPage } from '../../platform/http/list-page.ts'
import { apiPrefix } from '../../platform/http/mount.ts'
import { findSeros } from './seros.queries.ts'

const limit = 15

/** ADM-05. */
export const listSeros = async (
  db: Db,
  { q, page }: Checked<typeof getSerosAthletes>['query'],
): Promise<Output<typeof getSerosAthletes>> => {
  const { athletes, total } = await findSeros(db, { name: q, limit, offset: (page - 1) * limit })
  const path = apiPrefix + getSerosAthletes.path
  return listPage(athletes, { path, query: q ? { q } : {}, page, limit, total })
}

import { type CodeQuery, codeStates, getPromoCodes } from '@fieldhouse/contract/affiliates.codes'
import type { Output } from '@fieldhouse/contract/endpoint'
import type { Db } from '../../../platform/database/database.ts'
import { listPage } from '../../../platform/http/list-page.ts'
import { apiPrefix } from '../../../platform/http/mount.ts'
import { countCodes, findCodes } from './codes.queries.ts'
import { presentCode } from './present-code.ts'

const limit = 15

/** ADM-04: all promo codes, for admins. */
export const listCodes = async (
  db: Db,
  { q, state, page }: CodeQuery,
): Promise<Output<typeof getPromoCodes>> => {
  const rows = await findCodes(db, { q, state }, { limit, offset: (page - 1) * limit })
  const counted = await countCodes(db, q)
  const countOf = (name: string) => counted.find((row) => row.state === name)?.count ?? 0
  const counts = {
    all: counted.reduce((sum, row) => sum + row.count, 0),
    ...Object.fromEntries(codeStates.map((name) => [name, countOf(name)])),
  } as Output<typeof getPromoCodes>['counts']
  const list = listPage(rows.map(presentCode), {
    path: apiPrefix + getPromoCodes.path,
    query: { ...(q && { q }), ...(state !== 'all' && { state }) },
    page,
    limit,
    total: counts[state],
  })
  return { ...list, counts }
}

import { getMySales } from '@fieldhouse/contract/affiliates'
import type { Output } from '@fieldhouse/contract/endpoint'
import { clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { listPage } from '../../platform/http/list-page.ts'
import { apiPrefix } from '../../platform/http/mount.ts'
import { findSalesOf, selectCodesOf } from './affiliates.queries.ts'
import { discreetName, isRunning, worthText } from './affiliates.rules.ts'

const path = apiPrefix + getMySales.path
const limit = 15

/** The person's own codes, and who signed up with them. */
export const listSales = async (
  db: Db,
  ownerId: string,
  page: number,
): Promise<Output<typeof getMySales>> => {
  const codes = await selectCodesOf(db, ownerId)
  const { sales, total } = await findSalesOf(db, ownerId, { limit, offset: (page - 1) * limit })
  const rows = sales.map(({ created_at, first_name, last_name, is_deleted, ...sale }) => ({
    ...sale,
    name: is_deleted ? 'Deleted account' : discreetName({ first_name, last_name }),
    signed_up_at: created_at.toISOString(),
  }))
  return {
    ...listPage(rows, { path, query: {}, page, limit, total }),
    codes: codes.map((code) => ({
      code: code.code,
      text: worthText(code),
      uses: code.uses,
      is_active: isRunning(code, clock.now()),
    })),
  }
}

import { getPromoCodeSales, type OpenCode } from '@fieldhouse/contract/affiliates.codes'
import type { Output } from '@fieldhouse/contract/endpoint'
import { type Actor, allows } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { listPage } from '../../../platform/http/list-page.ts'
import { apiPrefix } from '../../../platform/http/mount.ts'
import { findBalance } from '../commission/commissions.queries.ts'
import { fullCustomer, presentLine } from '../sales/present-sale.ts'
import { findSaleLines, sumSales } from '../sales/sales.queries.ts'
import { showYear } from '../sales/show-summary.ts'
import { findCodeById } from './codes.queries.ts'
import { presentCode } from './present-code.ts'

const requireCode = async (db: Db, id: string) => {
  const found = await findCodeById(db, id)
  if (!found) throw new AppError('not_found')
  return found
}

/** ADM-04: one code, what it sold, and what its owner is owed. */
export const showCode = async (db: Db, actor: Actor, id: string): Promise<OpenCode> => {
  const found = await requireCode(db, id)
  return {
    code: presentCode(found),
    totals: await sumSales(db, { codeId: id }),
    months: await showYear(db, { codeId: id }),
    balance: found.owner && (await findBalance(db, found.owner.id)),
    can: { change_commission: allows('super-admin', actor) },
  }
}

const limit = 15

export const listCodeSales = async (
  db: Db,
  id: string,
  page: number,
): Promise<Output<typeof getPromoCodeSales>> => {
  await requireCode(db, id)
  const { rows, total } = await findSaleLines(db, { codeId: id }, { limit, offset: (page - 1) * limit })
  const shown = rows.map((row) => ({
    ...presentLine(row),
    name: fullCustomer(row.customer),
    customer_id: row.customer_id,
  }))
  const path = apiPrefix + getPromoCodeSales.path.replace('{id}', id)
  return listPage(shown, { path, query: {}, page, limit, total })
}

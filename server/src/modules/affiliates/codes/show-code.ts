import { getPromoCodeSales, type OpenCode } from '@fieldhouse/contract/affiliates.codes'
import type { Output } from '@fieldhouse/contract/endpoint'
import { type Actor, allows } from '@fieldhouse/contract/guards'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/database/database.ts'
import { listPage } from '../../../platform/http/list-page.ts'
import { apiPrefix } from '../../../platform/http/mount.ts'
import { oncePerPage } from '../../../platform/http/once-per-page.ts'
import { findBalance } from '../commission/commissions.queries.ts'
import { fullCustomer, presentLine } from '../sales/present-sale.ts'
import { findSaleLines } from '../sales/sales.queries.ts'
import { showSales } from '../sales/show-summary.ts'
import { findCodeById } from './codes.queries.ts'
import { presentCode } from './present-code.ts'

const requireCode = async (db: Db, actor: Actor, id: string) => {
  const found = await oncePerPage(actor, `code ${id}`, () => findCodeById(db, id))
  if (!found) throw new AppError('not_found')
  return found
}

/** ADM-04: one code, what it sold, and what its owner is owed. */
export const showCode = async (db: Db, actor: Actor, id: string): Promise<OpenCode> => {
  const found = await requireCode(db, actor, id)
  const [sold, balance] = await Promise.all([
    showSales(db, { codeId: id }),
    found.owner && findBalance(db, found.owner.id),
  ])
  return {
    code: presentCode(found),
    ...sold,
    balance,
    can: { change_commission: allows('super-admin', actor) },
  }
}

const limit = 15

export const listCodeSales = async (
  db: Db,
  actor: Actor,
  id: string,
  page: number,
): Promise<Output<typeof getPromoCodeSales>> => {
  await requireCode(db, actor, id)
  const { rows, total } = await findSaleLines(db, { codeId: id }, { limit, offset: (page - 1) * limit })
  const shown = rows.map((row) => ({
    ...presentLine(row),
    name: fullCustomer(row.customer),
    customer_id: row.customer_id,
  }))
  const path = apiPrefix + getPromoCodeSales.path.replace('{id}', id)
  return listPage(shown, { path, query: {}, page, limit, total })
}

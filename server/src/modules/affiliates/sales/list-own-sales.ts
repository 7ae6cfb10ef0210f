import { getMyPayouts, getMySales, getSignUps } from '@fieldhouse/contract/affiliates.sales'
import type { Output } from '@fieldhouse/contract/endpoint'
import type { Db } from '../../../platform/database/database.ts'
import { listPage } from '../../../platform/http/list-page.ts'
import { apiPrefix } from '../../../platform/http/mount.ts'
import { countsUntil } from '../commission/commission.rules.ts'
import { discreetCustomer, presentLine } from './present-sale.ts'
import { findPayoutsTo, findSaleLines, findSignUps } from './sales.queries.ts'

const limit = 15

const pageAt = (page: number) => ({ limit, offset: (page - 1) * limit })

const listOf = <Row>(rows: Row[], endpoint: { path: string }, page: number, total: number) =>
  listPage(rows, { path: apiPrefix + endpoint.path, query: {}, page, limit, total })

/** Who signed up with the person's codes. */
export const listSignUps = async (
  db: Db,
  ownerId: string,
  page: number,
): Promise<Output<typeof getSignUps>> => {
  const { rows, total } = await findSignUps(db, ownerId, pageAt(page))
  const shown = rows.map(({ created_at, commission_months, customer, ...signUp }) => ({
    ...signUp,
    name: discreetCustomer(customer),
    signed_up_at: created_at.toISOString(),
    counts_until: countsUntil(created_at, commission_months).toISOString(),
  }))
  return listOf(shown, getSignUps, page, total)
}

/** AFF-01: what the person earned. A customer is a first name and an initial, and nothing that leads to more. */
export const listOwnSales = async (
  db: Db,
  ownerId: string,
  page: number,
): Promise<Output<typeof getMySales>> => {
  const { rows, total } = await findSaleLines(db, { ownerId }, pageAt(page))
  const shown = rows.map((row) => ({ ...presentLine(row), name: discreetCustomer(row.customer) }))
  return listOf(shown, getMySales, page, total)
}

export const listOwnPayouts = async (
  db: Db,
  ownerId: string,
  page: number,
): Promise<Output<typeof getMyPayouts>> => {
  const { rows, total } = await findPayoutsTo(db, ownerId, pageAt(page))
  return listOf(rows, getMyPayouts, page, total)
}

import { getOwed, getPayouts, type Payout, type PayoutQuery } from '@fieldhouse/contract/affiliates.payouts'
import type { Output } from '@fieldhouse/contract/endpoint'
import type { Db } from '../../../platform/database/database.ts'
import { listPage } from '../../../platform/http/list-page.ts'
import { apiPrefix } from '../../../platform/http/mount.ts'
import { findOwed, findPayouts, type StoredPayout } from './payouts.queries.ts'

const limit = 15

const given = (query: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])))

const presentPayout = ({ created_at, ...payout }: StoredPayout): Payout => ({
  ...payout,
  created_at: created_at.toISOString(),
})

/** Who can be paid now. */
export const listOwed = async (
  db: Db,
  { page, q }: { readonly page: number; readonly q?: string | undefined },
): Promise<Output<typeof getOwed>> => {
  const { rows, total, payable } = await findOwed(db, q, { limit, offset: (page - 1) * limit })
  const list = listPage(rows, { path: apiPrefix + getOwed.path, query: given({ q }), page, limit, total })
  return { ...list, payable }
}

export const listPayouts = async (
  db: Db,
  { page, ...query }: PayoutQuery & { readonly page: number },
): Promise<Output<typeof getPayouts>> => {
  const { rows, total, sum } = await findPayouts(db, query, { limit, offset: (page - 1) * limit })
  const path = apiPrefix + getPayouts.path
  return { ...listPage(rows.map(presentPayout), { path, query: given(query), page, limit, total }), sum }
}

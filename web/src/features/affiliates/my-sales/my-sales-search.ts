import { readListSearch } from '../../../lib/list-search.ts'

const salesLists = ['sign-ups', 'sales', 'months', 'payouts'] as const
export type SalesList = (typeof salesLists)[number]

/** The list in the address: `?show=sales&page=2`. Sign-ups are left out. */
export interface MySalesSearch {
  show?: SalesList
  page?: number
}

export const readMySalesSearch = ({ show, page }: { show?: unknown; page?: unknown }): MySalesSearch => {
  const list = salesLists.find((known) => known === show)
  const { page: number } = readListSearch({ page })
  return { ...(list && list !== 'sign-ups' && { show: list }), ...(number && { page: number }) }
}

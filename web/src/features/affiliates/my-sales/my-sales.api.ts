import { getMyPayouts, getMySales, getSalesSummary, getSignUps } from '@fieldhouse/contract/affiliates.sales'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'
import type { MySalesSearch } from './my-sales-search.ts'

export const salesSummaryQuery = queryOptions(queryOf(getSalesSummary, {}))

export const signUpsQuery = (page: number) =>
  queryOptions({ ...queryOf(getSignUps, { query: { page } }), placeholderData: keepPreviousData })

export const mySalesQuery = (page: number) =>
  queryOptions({ ...queryOf(getMySales, { query: { page } }), placeholderData: keepPreviousData })

export const myPayoutsQuery = (page: number) =>
  queryOptions({ ...queryOf(getMyPayouts, { query: { page } }), placeholderData: keepPreviousData })

/** Everything that the page shows first. */
export const loadMySales = async (
  queryClient: QueryClient,
  { show, page = 1 }: MySalesSearch,
): Promise<void> => {
  const list = {
    'sign-ups': () => queryClient.ensureQueryData(signUpsQuery(page)),
    sales: () => queryClient.ensureQueryData(mySalesQuery(page)),
    payouts: () => queryClient.ensureQueryData(myPayoutsQuery(page)),
    months: () => undefined,
  }[show ?? 'sign-ups']
  await Promise.all([queryClient.ensureQueryData(salesSummaryQuery), list()])
}

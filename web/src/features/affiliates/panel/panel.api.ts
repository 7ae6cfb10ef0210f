import { getPromoCode, getPromoCodeSales, getPromoCodes } from '@fieldhouse/contract/affiliates.codes'
import { getAffiliateInvites } from '@fieldhouse/contract/affiliates.invites'
import { downloadPayouts, getOwed, getPayouts } from '@fieldhouse/contract/affiliates.payouts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'
import { stringifySearch } from '../../../lib/search-params.ts'
import type { CodesSearch, InvitesSearch } from './panel-search.ts'

/** The old rows stay visible until the new ones arrive. */
const kept = { placeholderData: keepPreviousData } as const

export const codesQuery = (query: CodesSearch) =>
  queryOptions({ ...queryOf(getPromoCodes, { query }), ...kept })

export const codeQuery = (id: string) => queryOptions(queryOf(getPromoCode, { params: { id } }))

export const codeSalesQuery = (id: string, page: number) =>
  queryOptions({ ...queryOf(getPromoCodeSales, { params: { id }, query: { page } }), ...kept })

export const invitesQuery = (query: InvitesSearch) =>
  queryOptions({ ...queryOf(getAffiliateInvites, { query }), ...kept })

interface ListQuery {
  q?: string
  page?: number
}

export const owedQuery = ({ q, page }: ListQuery) =>
  queryOptions({ ...queryOf(getOwed, { query: { ...(q && { q }), ...(page && { page }) } }), ...kept })

export const payoutsQuery = ({ q, page, owner_id }: ListQuery & { owner_id?: string }) =>
  queryOptions({
    ...queryOf(getPayouts, {
      query: { ...(q && { q }), ...(page && { page }), ...(owner_id && { owner_id }) },
    }),
    ...kept,
  })

export const payoutsFile = ({
  q,
  owner_id,
}: {
  q?: string | undefined
  owner_id?: string | undefined
}): string => `/api${downloadPayouts.path}${stringifySearch({ q, owner_id })}`

const refreshPaths = (
  queryClient: QueryClient,
  ...endpoints: readonly { path: string }[]
): Promise<unknown> =>
  Promise.all(endpoints.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))

/** By path, so every page and filter of them refreshes. */
export const refreshCodes = (queryClient: QueryClient) =>
  refreshPaths(queryClient, getPromoCodes, getPromoCode)

export const refreshInvites = (queryClient: QueryClient) => refreshPaths(queryClient, getAffiliateInvites)

export const refreshPayouts = (queryClient: QueryClient) =>
  refreshPaths(queryClient, getOwed, getPayouts, getPromoCode, getPromoCodeSales)

import { getInvoice } from '@fieldhouse/contract/billing.invoices'
import { getRefundable } from '@fieldhouse/contract/billing.refunds'
import { getTransactions } from '@fieldhouse/contract/billing.transactions'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { queryOf } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import type { TransactionsSearch } from './transactions-search.ts'

/** The old rows stay visible until the new ones arrive. */
export const transactionsQuery = (search: TransactionsSearch) =>
  queryOptions({ ...queryOf(getTransactions, { query: search }), placeholderData: keepPreviousData })

/** Asked again each time the popup opens, because another editor may have refunded something. */
export const refundableQuery = (id: string) =>
  queryOptions({ ...queryOf(getRefundable, { params: { id } }), staleTime: 0, gcTime: 0, retry: false })

/** A person who does not exist, and an address that is nobody's, are normal 404s. */
const isNobody = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 422)

export const loadTransactions = async (queryClient: QueryClient, search: TransactionsSearch) => {
  await queryClient.ensureQueryData(transactionsQuery(search)).catch((error: unknown) => {
    throw isNobody(error) ? notFound() : error
  })
}

/** After a refund: the rows, their counts, and the invoice. */
export const refreshTransactions = async (queryClient: QueryClient) => {
  await Promise.all(
    [getTransactions, getInvoice].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
  )
}

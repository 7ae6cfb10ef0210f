import { getInvoice } from '@fieldhouse/contract/billing.invoices'
import { getRefundable } from '@fieldhouse/contract/billing.refunds'
import { getTransactions } from '@fieldhouse/contract/billing.transactions'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'
import { throwMissing } from '../../../lib/throw-missing.ts'
import type { TransactionsSearch } from './transactions-search.ts'

/** The old rows stay visible until the new ones arrive. */
export const transactionsQuery = (search: TransactionsSearch) =>
  queryOptions({ ...queryOf(getTransactions, { query: search }), placeholderData: keepPreviousData })

/** Asked again each time the popup opens, because another editor may have refunded something. */
export const refundableQuery = (id: string) =>
  queryOptions({ ...queryOf(getRefundable, { params: { id } }), staleTime: 0, gcTime: 0, retry: false })

export const loadTransactions = async (queryClient: QueryClient, search: TransactionsSearch) => {
  await queryClient.ensureQueryData(transactionsQuery(search)).catch(throwMissing)
}

/** After a refund: the rows, their counts, and the invoice. */
export const refreshTransactions = async (queryClient: QueryClient) => {
  await Promise.all(
    [getTransactions, getInvoice].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
  )
}

/** The whole list as a file that is made in the background. */
export const transactionsExport = ({ q, state, user }: TransactionsSearch) => ({
  kind: 'export-transactions' as const,
  q,
  state,
  user,
})

import {
  sortDirections,
  type TransactionFilter,
  type TransactionSort,
  transactionFilters,
  transactionSorts,
} from '@fieldhouse/contract/billing.transactions'
import { type ListSearch, readListSearch } from '../../../lib/list-search.ts'
import type { Sort } from '../../../ui/data/table.tsx'

/** The filter for transactions: `?q=49&state=paid&sort=amount`. Whatever is usual is left out. */
export interface TransactionsSearch extends ListSearch {
  state?: TransactionFilter
  /** Only the orders of this person's family. */
  user?: string
  sort?: TransactionSort
  direction?: Sort['direction']
}

type Given = Partial<Record<'q' | 'page' | 'state' | 'user' | 'sort' | 'direction', unknown>>

export const readTransactionsSearch = (given: Given): TransactionsSearch => {
  const state = transactionFilters.find((filter) => filter === given.state)
  const sort = transactionSorts.find((known) => known === given.sort)
  const direction = sortDirections.find((known) => known === given.direction)
  return {
    ...readListSearch(given),
    ...(state && state !== 'all' ? { state } : {}),
    ...(typeof given.user === 'string' && given.user ? { user: given.user } : {}),
    ...(sort && sort !== 'date' ? { sort } : {}),
    ...(direction && direction !== 'descending' ? { direction } : {}),
  }
}

/** Another state or order starts on the first page. */
export const withChange = (
  { page: _, ...search }: TransactionsSearch,
  change: Partial<TransactionsSearch>,
): TransactionsSearch => readTransactionsSearch({ ...search, ...change })

export const sortOf = ({ sort = 'date', direction = 'descending' }: TransactionsSearch): Sort => ({
  key: sort,
  direction,
})

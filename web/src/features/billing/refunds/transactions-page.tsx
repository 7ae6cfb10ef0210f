import {
  type Transaction,
  type TransactionFilter,
  type TransactionSort,
  transactionFilters,
} from '@fieldhouse/contract/billing.transactions'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { lookingFor, onPage } from '../../../lib/list-search.ts'
import { listState, pendingList } from '../../../lib/list-state.ts'
import { fullName } from '../../../lib/person-name.ts'
import type { ChangeSearch } from '../../../lib/use-list-address.ts'
import { useTypedSearch } from '../../../lib/use-typed-search.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { type ListConfig, ListPage } from '../../../ui/lists/list-page.tsx'
import { invoiceStatus } from '../payment-words.ts'
import { type OnRefund, TransactionCard, transactionColumns } from './transaction-cells.tsx'
import { transactionsQuery } from './transactions.api.ts'
import { sortOf, type TransactionsSearch, withChange } from './transactions-search.ts'

interface TransactionsPageProps {
  search: TransactionsSearch
  onSearchChange: ChangeSearch<TransactionsSearch>
  hrefOf: (search: TransactionsSearch) => string
  onRefund: OnRefund
  /** Work on long lists, for those who have it. */
  before?: ReactNode
  exportButton?: ReactNode
}

const transactionsList = (onRefund: OnRefund): ListConfig<Transaction> => ({
  name: 'Transactions',
  faultTitle: 'The transactions did not load',
  countLine: (total) => counted(total, 'transaction'),
  columns: transactionColumns(onRefund),
  card: (transaction) => <TransactionCard transaction={transaction} onRefund={onRefund} />,
  rowKey: ({ id }) => id,
  loadingRows: 10,
})

const filterLabel = (filter: TransactionFilter): string =>
  filter === 'all' ? 'All' : invoiceStatus(filter).label

const periodHint = (
  <p className="max-w-prose text-ui text-pretty text-muted">
    To see a period, type “last week”, “this month”, or two dates: 11/09/2026 to 11/15/2026.
  </p>
)

/** /editor: what families paid. With a person, the orders of that person's family. */
export const TransactionsPage = ({
  search,
  onSearchChange,
  hrefOf,
  onRefund,
  before,
  exportButton,
}: TransactionsPageProps) => {
  const { field, text, setText } = useTypedSearch(search.q ?? '', (q) =>
    onSearchChange((latest) => lookingFor(latest, q), true),
  )
  const query = useQuery(transactionsQuery(search))
  const { counts, family_of } = query.data ?? {}
  const isNarrowed = search.q !== undefined || search.state !== undefined
  return (
    <ListPage
      title={search.user ? 'Order history' : 'Transactions'}
      about={
        search.user
          ? family_of && (
              <p className="text-ui text-muted">
                Everything the family of{' '}
                <bdi className="text-text">{fullName(family_of) || 'a deleted account'}</bdi> was charged.
              </p>
            )
          : periodHint
      }
      action={
        search.user && (
          <Button isOutlined onClick={() => onSearchChange(() => ({}))}>
            All transactions
          </Button>
        )
      }
      before={before}
      search={{
        label: 'Invoice, name, email, amount, or date',
        field,
        text,
        onType: setText,
      }}
      filter={{
        legend: 'Status',
        options: transactionFilters.map((filter) => ({
          value: filter,
          label: filterLabel(filter),
          count: counts?.[filter],
        })),
        value: search.state ?? 'all',
        onValueChange: (state) =>
          onSearchChange((latest) => withChange(latest, { state: state as TransactionFilter })),
      }}
      list={{
        ...transactionsList(onRefund),
        state: listState(query),
        exportButton,
        sort: sortOf(search),
        onSortChange: ({ key, direction }) =>
          onSearchChange((latest) => withChange(latest, { sort: key as TransactionSort, direction })),
        empty: isNarrowed ? (
          <NothingFound onShowAll={() => onSearchChange(({ user }) => (user ? { user } : {}))} />
        ) : (
          <EmptyState as="h2" title="No transactions yet">
            They show up here once a family has a package.
          </EmptyState>
        ),
        pages: {
          hrefOf: (page) => hrefOf(onPage(search, page)),
          onPageChange: (page) => onSearchChange((latest) => onPage(latest, page)),
        },
      }}
    />
  )
}

const NothingFound = ({ onShowAll }: { onShowAll: () => void }) => (
  <EmptyState
    as="h2"
    title="Nothing found"
    action={
      <Button isOutlined onClick={onShowAll}>
        Show all
      </Button>
    }
  >
    Try an invoice number, a name, an email address, an amount such as 49.00, or a date such as 11/15/2026.
  </EmptyState>
)

export const TransactionsPending = () => (
  <ListPage
    title="Transactions"
    about={periodHint}
    list={{ ...transactionsList(() => undefined), state: pendingList }}
  />
)

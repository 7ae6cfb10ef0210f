import { createFileRoute } from '@tanstack/react-router'
import { ExportButton } from '../../features/admin/work/export-button.tsx'
import { WorkList } from '../../features/admin/work/work-list.tsx'
import { loadTransactions, transactionsExport } from '../../features/billing/refunds/transactions.api.ts'
import { TransactionsPage, TransactionsPending } from '../../features/billing/refunds/transactions-page.tsx'
import {
  readTransactionsSearch,
  type TransactionsSearch,
} from '../../features/billing/refunds/transactions-search.ts'
import { readByPage, stringifySearch } from '../../lib/search-params.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

/** PAY-07. */
export const Route = createFileRoute('/editor/')({
  validateSearch: readByPage<TransactionsSearch>,
  loader: ({ context: { queryClient }, location }) =>
    loadTransactions(queryClient, readTransactionsSearch(location.search)),
  head: () => ({ meta: [{ title: 'Transactions | Fieldhouse' }] }),
  pendingComponent: TransactionsPending,
  errorComponent: PageFailed,
  component: () => {
    const navigate = Route.useNavigate()
    const search = readTransactionsSearch(Route.useSearch())
    const { viewer } = Route.useRouteContext()
    // Only admins have work on long lists.
    const isExported = viewer?.type === 'admin'
    return (
      <TransactionsPage
        search={search}
        onSearchChange={(next, isTyping = false) =>
          void navigate({ search: next, replace: isTyping, resetScroll: !isTyping })
        }
        hrefOf={(next) => `/editor${stringifySearch({ ...next })}`}
        before={isExported && <WorkList />}
        exportButton={isExported && <ExportButton order={transactionsExport(search)} />}
        onRefund={(refund) => void navigate({ search: { ...search, refund }, resetScroll: false })}
      />
    )
  },
})

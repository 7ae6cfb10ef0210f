import { createFileRoute } from '@tanstack/react-router'
import { ExportButton } from '../../features/admin/work/export-button.tsx'
import { WorkList } from '../../features/admin/work/work-list.tsx'
import { loadTransactions, transactionsExport } from '../../features/billing/refunds/transactions.api.ts'
import { TransactionsPage, TransactionsPending } from '../../features/billing/refunds/transactions-page.tsx'
import {
  readTransactionsSearch,
  type TransactionsSearch,
} from '../../features/billing/refunds/transactions-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
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
    const address = useListAddress(readTransactionsSearch)
    const navigate = Route.useNavigate()
    const { viewer } = Route.useRouteContext()
    // Only admins have work on long lists.
    const isExported = viewer?.type === 'admin'
    return (
      <TransactionsPage
        {...address}
        onRefund={(refund) =>
          void navigate({ search: (latest) => ({ ...latest, refund }), resetScroll: false })
        }
        before={isExported && <WorkList />}
        exportButton={isExported && <ExportButton order={transactionsExport(address.search)} />}
      />
    )
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { owedQuery, payoutsQuery } from '../../features/affiliates/panel/panel.api.ts'
import { type PayoutsSearch, readPayoutsSearch } from '../../features/affiliates/panel/panel-search.ts'
import { PayoutsPage, PayoutsPending } from '../../features/affiliates/panel/payouts-page.tsx'
import { readByPage } from '../../lib/search-params.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

/** ADM-04. */
export const Route = createFileRoute('/admin/promo-codes/payouts')({
  validateSearch: readByPage<PayoutsSearch>,
  loader: async ({ context: { queryClient }, location }) => {
    const { show, ...search } = readPayoutsSearch(location.search)
    await (show === 'paid'
      ? queryClient.ensureQueryData(payoutsQuery(search))
      : queryClient.ensureQueryData(owedQuery(search)))
  },
  head: () => ({ meta: [{ title: 'Affiliates | Fieldhouse' }] }),
  pendingComponent: PayoutsPending,
  errorComponent: PageFailed,
  component: () => {
    return <PayoutsPage {...useListAddress(readPayoutsSearch)} />
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { AllTimePage, AllTimePending } from '../../features/tasks/ledger/all-time-page.tsx'
import { type AllTimeSearch, readAllTimeSearch } from '../../features/tasks/ledger/all-time-search.ts'
import { allTimeQuery } from '../../features/tasks/ledger/ledger.api.ts'
import { readByPage } from '../../lib/search-params.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/admin/time')({
  validateSearch: readByPage<AllTimeSearch>,
  loader: async ({ context: { queryClient }, location }) => {
    const search = readAllTimeSearch(location.search)
    // Only the browser knows which days these are.
    if (import.meta.env.SSR && (search.from || search.to)) return
    await queryClient.ensureQueryData(allTimeQuery(search))
  },
  head: () => ({ meta: [{ title: 'Time | Fieldhouse' }] }),
  pendingComponent: AllTimePending,
  errorComponent: PageFailed,
  component: () => {
    return <AllTimePage {...useListAddress(readAllTimeSearch)} />
  },
})

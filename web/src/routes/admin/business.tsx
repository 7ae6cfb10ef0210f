import { createFileRoute } from '@tanstack/react-router'
import { businessQuery } from '../../features/business/business.api.ts'
import { BusinessPage, BusinessPending } from '../../features/business/business-page.tsx'
import { type BusinessSearch, readBusinessSearch } from '../../features/business/business-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/admin/business')({
  validateSearch: readByPage<BusinessSearch>,
  // The page shows a refused range itself, next to its fields.
  loader: ({ context: { queryClient }, location }) =>
    queryClient.prefetchQuery(businessQuery(readBusinessSearch(location.search))),
  head: () => ({ meta: [{ title: 'Business | Fieldhouse' }] }),
  pendingComponent: BusinessPending,
  errorComponent: PageFailed,
  component: () => {
    const navigate = Route.useNavigate()
    return (
      <BusinessPage
        search={readBusinessSearch(Route.useSearch())}
        onSearchChange={(search) => void navigate({ search, resetScroll: false })}
      />
    )
  },
})

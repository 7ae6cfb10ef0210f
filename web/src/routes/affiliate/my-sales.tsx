import { createFileRoute } from '@tanstack/react-router'
import { mySalesQuery } from '../../features/affiliates/my-sales/my-sales.api.ts'
import { MySalesPage, MySalesPending, NoCodeYet } from '../../features/affiliates/my-sales/my-sales-page.tsx'
import { type ListSearch, onPage, readListSearch } from '../../lib/list-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/affiliate/my-sales')({
  validateSearch: readByPage<ListSearch>,
  loader: async ({ context: { queryClient, viewer }, location }) => {
    if (viewer?.has_promo_code)
      await queryClient.ensureQueryData(mySalesQuery(readListSearch(location.search).page ?? 1))
  },
  head: () => ({ meta: [{ title: 'My Sales | Fieldhouse' }] }),
  pendingComponent: MySalesPending,
  errorComponent: PageFailed,
  component: () => {
    const { page = 1 } = readListSearch(Route.useSearch())
    const navigate = Route.useNavigate()
    if (!Route.useRouteContext().viewer?.has_promo_code) return <NoCodeYet />
    return (
      <MySalesPage
        page={page}
        onPageChange={(next) => void navigate({ search: onPage({}, next) })}
        hrefOf={(next) => `/affiliate/my-sales${next > 1 ? `?page=${next}` : ''}`}
      />
    )
  },
})

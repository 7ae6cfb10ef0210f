import { createFileRoute } from '@tanstack/react-router'
import { mySalesQuery } from '../../features/affiliates/my-sales/my-sales.api.ts'
import { MySalesPage, MySalesPending } from '../../features/affiliates/my-sales/my-sales-page.tsx'
import { type ListSearch, onPage, readListSearch } from '../../lib/list-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { guarded } from '../../shell/guarded.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/coach/my-sales')({
  validateSearch: readByPage<ListSearch>,
  beforeLoad: guarded('my-sales'),
  loader: async ({ context: { queryClient }, location }) => {
    await queryClient.ensureQueryData(mySalesQuery(readListSearch(location.search).page ?? 1))
  },
  head: () => ({ meta: [{ title: 'My Sales | Fieldhouse' }] }),
  pendingComponent: MySalesPending,
  errorComponent: PageFailed,
  component: () => {
    const { page = 1 } = readListSearch(Route.useSearch())
    const navigate = Route.useNavigate()
    return (
      <MySalesPage
        page={page}
        onPageChange={(next) => void navigate({ search: onPage({}, next) })}
        hrefOf={(next) => `/coach/my-sales${next > 1 ? `?page=${next}` : ''}`}
      />
    )
  },
})

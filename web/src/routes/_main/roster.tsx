import { createFileRoute } from '@tanstack/react-router'
import { RosterPage, RosterPending, RosterUnavailable } from '../../features/rankings/pages/roster-page.tsx'
import { wallQuery } from '../../features/rankings/rankings.api.ts'
import { readWallSearch } from '../../features/rankings/rankings-search.ts'
import { onPage } from '../../lib/list-search.ts'
import { pageHead } from '../../lib/page-head.ts'
import { stringifySearch } from '../../lib/search-params.ts'

export const Route = createFileRoute('/_main/roster')({
  validateSearch: readWallSearch,
  loaderDeps: ({ search }) => readWallSearch(search),
  loader: async ({ context: { queryClient }, deps }) => {
    await queryClient.ensureQueryData(wallQuery(deps))
    // Kept out of the route map that every visitor loads.
    const { wallHead } = await import('../../features/rankings/rankings-head.ts')
    return pageHead(wallHead(deps))
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: () => <RosterPending search={readWallSearch(Route.useSearch())} />,
  errorComponent: () => <RosterUnavailable search={readWallSearch(Route.useSearch())} />,
  component: () => {
    const navigate = Route.useNavigate()
    const search = readWallSearch(Route.useSearch())
    return (
      <RosterPage
        search={search}
        onPageChange={(page) => void navigate({ search: onPage(search, page) })}
        hrefOf={(page) => `/roster${stringifySearch({ ...onPage(search, page) })}`}
      />
    )
  },
})

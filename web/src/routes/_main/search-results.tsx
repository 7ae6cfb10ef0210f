import { createFileRoute } from '@tanstack/react-router'
import { ResultsPage, ResultsPending } from '../../features/search/pages/results-page.tsx'
import { resultsHead } from '../../features/search/results-head.ts'
import { type ResultsSearch, readResultsSearch } from '../../features/search/results-search.ts'
import { readByPage, stringifySearch } from '../../lib/search-params.ts'
import { useAddressedMode } from '../../shell/load-parameters/addressed-mode.ts'
import { isFullySignedIn } from '../../shell/navigation.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/_main/search-results')({
  validateSearch: readByPage<ResultsSearch>,
  loader: async ({ context: { queryClient }, location }) => {
    // Kept out of the route map that every visitor loads.
    const { openResults } = await import('../../features/search/open-results.ts')
    await openResults(queryClient, readResultsSearch(location.search))
  },
  head: ({ match }) => resultsHead(match.search),
  pendingComponent: ResultsPending,
  errorComponent: PageFailed,
  component: () => {
    const navigate = Route.useNavigate()
    const search = readResultsSearch(Route.useSearch())
    const go = (to: ResultsSearch, isTyping = false) =>
      void navigate({ search: to, replace: isTyping, resetScroll: !isTyping })
    useAddressedMode(search.darkMode, (darkMode) => go({ ...search, darkMode }, true))
    return (
      <ResultsPage
        search={search}
        isSignedIn={isFullySignedIn(Route.useRouteContext().viewer)}
        onSearchChange={go}
        hrefOf={(to) => `/search-results${stringifySearch({ ...to })}`}
      />
    )
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { ResultsPage, ResultsPending } from '../../features/search/pages/results-page.tsx'
import { resultsHead } from '../../features/search/results-head.ts'
import { type ResultsSearch, readResultsSearch } from '../../features/search/results-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
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
    const address = useListAddress(readResultsSearch)
    useAddressedMode(address.search.darkMode, (darkMode) =>
      address.onSearchChange((latest) => ({ ...latest, darkMode }), true),
    )
    return <ResultsPage {...address} isSignedIn={isFullySignedIn(Route.useRouteContext().viewer)} />
  },
})

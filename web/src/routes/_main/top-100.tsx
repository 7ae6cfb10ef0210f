import { createFileRoute } from '@tanstack/react-router'
import { Top100Page, Top100Pending, Top100Unavailable } from '../../features/rankings/pages/top-100-page.tsx'
import { topQuery } from '../../features/rankings/rankings.api.ts'
import { readTopSearch } from '../../features/rankings/rankings-search.ts'
import { pageHead } from '../../lib/page-head.ts'
import { siteFacts } from '../../lib/site-facts.ts'

export const Route = createFileRoute('/_main/top-100')({
  validateSearch: readTopSearch,
  loaderDeps: ({ search }) => readTopSearch(search),
  loader: async ({ context: { queryClient }, deps }) => {
    const { data } = await queryClient.ensureQueryData(topQuery(deps))
    // Kept out of the route map that every visitor loads.
    const { topHead, topScripts } = await import('../../features/rankings/rankings-head.ts')
    return { ...pageHead(topHead(data)), scripts: topScripts(data, siteFacts().siteOrigin) }
  },
  head: ({ loaderData }) => loaderData ?? {},
  pendingComponent: () => <Top100Pending search={readTopSearch(Route.useSearch())} />,
  errorComponent: () => <Top100Unavailable search={readTopSearch(Route.useSearch())} />,
  component: () => (
    <Top100Page search={readTopSearch(Route.useSearch())} viewer={Route.useRouteContext().viewer} />
  ),
})

import { createFileRoute } from '@tanstack/react-router'
import type { MatchesSearch } from '../../features/matching/list/matches-search.ts'
import { readByPage } from '../../lib/search-params.ts'

import { PageFailed } from '../../shell/page-failed.tsx'
import { loadMatches, MatchesPending, MatchesScreen } from './-matches-screen.tsx'

/** BCM-02: the matches of the signed-in athlete, or of a parent’s athlete. */
export const Route = createFileRoute('/bcm/matches/')({
  validateSearch: readByPage<MatchesSearch>,

  loader: ({ context: { queryClient, viewer }, location: { search } }) =>
    loadMatches({ queryClient, viewer, userId: null, page: 'matches', search }),
  head: () => ({ meta: [{ title: 'Best College Matches | Fieldhouse' }] }),
  pendingComponent: () => <MatchesPending viewer={Route.useRouteContext().viewer} />,
  errorComponent: PageFailed,
  component: () => <MatchesScreen {...Route.useLoaderData()} viewer={Route.useRouteContext().viewer} />,
})

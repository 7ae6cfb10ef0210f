import { createFileRoute } from '@tanstack/react-router'
import type { MatchesSearch } from '../../features/matching/list/matches-search.ts'
import { readByPage } from '../../lib/search-params.ts'

import { PageFailed } from '../../shell/page-failed.tsx'
import { loadMatches, MatchesPending, MatchesScreen } from './-matches-screen.tsx'

/** BCM-02: the favorites, the same as in the recruiting center. */
export const Route = createFileRoute('/bcm/favorites')({
  validateSearch: readByPage<MatchesSearch>,

  loader: ({ context: { queryClient, viewer }, location: { search } }) =>
    loadMatches({ queryClient, viewer, userId: null, page: 'favorites', search }),
  head: () => ({ meta: [{ title: 'Best College Match Favorites | Fieldhouse' }] }),
  pendingComponent: () => <MatchesPending viewer={Route.useRouteContext().viewer} />,
  errorComponent: PageFailed,
  component: () => <MatchesScreen {...Route.useLoaderData()} viewer={Route.useRouteContext().viewer} />,
})

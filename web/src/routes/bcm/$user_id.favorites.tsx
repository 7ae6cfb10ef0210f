import { createFileRoute, redirect } from '@tanstack/react-router'
import type { MatchesSearch } from '../../features/matching/list/matches-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { isUuid } from '../../lib/uuid.ts'
import { PageFailed } from '../../shell/page-failed.tsx'
import { loadMatches, MatchesPending, MatchesScreen } from './-matches-screen.tsx'

/** The same for the athlete in the address. */
export const Route = createFileRoute('/bcm/$user_id/favorites')({
  validateSearch: readByPage<MatchesSearch>,
  beforeLoad: ({ params: { user_id } }) => {
    if (!isUuid(user_id)) throw redirect({ to: '/', statusCode: 302 })
  },
  loader: ({ context: { queryClient, viewer }, params: { user_id }, location: { search } }) =>
    loadMatches({ queryClient, viewer, userId: user_id, page: 'favorites', search }),
  head: () => ({ meta: [{ title: 'Best College Match Favorites | Fieldhouse' }] }),
  pendingComponent: () => <MatchesPending viewer={Route.useRouteContext().viewer} />,
  errorComponent: PageFailed,
  component: () => <MatchesScreen {...Route.useLoaderData()} viewer={Route.useRouteContext().viewer} />,
})

import { createFileRoute } from '@tanstack/react-router'
import { PageFailed } from '../../shell/page-failed.tsx'
import { loadMatch, MatchScreen } from './-match-screen.tsx'

/** BCM-02: one match of the signed-in athlete, or of a parent's athlete. */
export const Route = createFileRoute('/bcm/matches/$match_id')({
  loader: ({ context: { queryClient, viewer }, params: { match_id } }) =>
    loadMatch({ queryClient, viewer, userId: null, matchId: match_id }),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title ?? 'College Match | Fieldhouse' }] }),
  errorComponent: PageFailed,
  component: () => <MatchScreen {...Route.useLoaderData()} viewer={Route.useRouteContext().viewer} />,
})

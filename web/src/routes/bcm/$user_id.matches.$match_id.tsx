import { createFileRoute, redirect } from '@tanstack/react-router'
import { isUuid } from '../../lib/uuid.ts'
import { PageFailed } from '../../shell/page-failed.tsx'
import { loadMatch, MatchScreen } from './-match-screen.tsx'

/** The same for the athlete in the address. */
export const Route = createFileRoute('/bcm/$user_id/matches/$match_id')({
  beforeLoad: ({ params: { user_id } }) => {
    if (!isUuid(user_id)) throw redirect({ to: '/', statusCode: 302 })
  },
  loader: ({ context: { queryClient, viewer }, params: { user_id, match_id } }) =>
    loadMatch({ queryClient, viewer, userId: user_id, matchId: match_id }),
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.title ?? 'College Match | Fieldhouse' }] }),
  errorComponent: PageFailed,
  component: () => <MatchScreen {...Route.useLoaderData()} viewer={Route.useRouteContext().viewer} />,
})

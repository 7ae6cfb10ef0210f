import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { teaserFor } from '../features/matching/matching-access.ts'
import { sampleQuery } from '../features/matching/sample.api.ts'
import { packagesQuery } from '../lib/packages.ts'
import { readByPage } from '../lib/search-params.ts'
import { TeaserLayout } from '../shell/layouts/teaser-layout.tsx'
import { PageFailed } from '../shell/page-failed.tsx'
import { athleteAsked } from './-teaser-address.ts'

/** BCM-03: for everyone without the best college match. A family goes to its own, unless another athlete has none. */
export const Route = createFileRoute('/bcm_/teaser')({
  validateSearch: readByPage<{ athlete?: string }>,
  loaderDeps: ({ search }) => ({ asked: athleteAsked(search) }),
  // Not before it: that would be a part of what every visitor loads.
  loader: async ({ context: { queryClient, viewer }, deps: { asked } }) => {
    if (teaserFor(viewer, asked).isOpen) throw redirect({ href: '/bcm/matches', statusCode: 302 })
    await Promise.all([queryClient.ensureQueryData(sampleQuery), queryClient.prefetchQuery(packagesQuery)])
  },
  head: () => ({
    meta: [{ title: 'Best College Match, a sample | Fieldhouse' }, { name: 'robots', content: 'noindex' }],
  }),
  errorComponent: PageFailed,
  component: () => (
    <TeaserLayout
      viewer={Route.useRouteContext().viewer}
      athleteUserId={
        teaserFor(Route.useRouteContext().viewer, athleteAsked(Route.useSearch())).isFor?.user_id
      }
    >
      <Outlet />
    </TeaserLayout>
  ),
})

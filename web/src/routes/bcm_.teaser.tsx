import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { sampleQuery } from '../features/matching/sample.api.ts'
import { packagesQuery } from '../lib/packages.ts'
import { TeaserLayout } from '../shell/layouts/teaser-layout.tsx'
import { PageFailed } from '../shell/page-failed.tsx'

/** BCM-03: for everyone without the best college match. A family that has it goes to its own. */
export const Route = createFileRoute('/bcm_/teaser')({
  beforeLoad: ({ context: { viewer } }) => {
    if (viewer?.access_to_best_college_match) throw redirect({ href: '/bcm/matches', statusCode: 302 })
  },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([queryClient.ensureQueryData(sampleQuery), queryClient.prefetchQuery(packagesQuery)])
  },
  head: () => ({
    meta: [{ title: 'Best College Match, a sample | Fieldhouse' }, { name: 'robots', content: 'noindex' }],
  }),
  errorComponent: PageFailed,
  component: () => (
    <TeaserLayout viewer={Route.useRouteContext().viewer}>
      <Outlet />
    </TeaserLayout>
  ),
})

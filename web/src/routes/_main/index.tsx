import { createFileRoute } from '@tanstack/react-router'
import { packagesQuery } from '../../features/billing/billing.api.ts'
import { PackagesTeaser } from '../../features/billing/components/packages-teaser.tsx'
import { loadHome } from '../../features/site/load-home.ts'
import { HomePage } from '../../features/site/pages/home-page.tsx'
import { describedPage } from '../../lib/page-head.ts'
import { startOf } from '../../shell/navigation.ts'

export const Route = createFileRoute('/_main/')({
  loader: async ({ context: { queryClient } }) => {
    const [home] = await Promise.all([loadHome(), queryClient.prefetchQuery(packagesQuery)])
    return {
      ...home,
      path: '/',
      title: 'Your Profile Page Gets You In The Game',
      wholeTitle: 'Fieldhouse: Your Profile Page Gets You In The Game',
      description:
        'One link with a high-school athlete’s numbers, film and grades. College coaches read it in ten seconds; parents stay beside it. A basic page is free.',
    }
  },
  head: describedPage,
  component: () => (
    <HomePage
      {...Route.useLoaderData()}
      start={startOf(Route.useRouteContext().viewer)}
      packages={<PackagesTeaser />}
    />
  ),
})

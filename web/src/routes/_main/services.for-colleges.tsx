import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '../../features/site/pages/service-page.tsx'
import { services } from '../../features/site/service-content.ts'
import { packagesQuery } from '../../lib/packages.ts'
import { describedPage } from '../../lib/page-head.ts'
import { isFullySignedIn } from '../../shell/navigation.ts'
import { openSignUp } from '../../shell/popups.ts'

export const Route = createFileRoute('/_main/services/for-colleges')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.prefetchQuery(packagesQuery)
    return {
      path: '/services/for-colleges',
      title: 'For colleges',
      description:
        'Search athletes by need, read a page between two games, and write to the family. Free for colleges.',
    }
  },
  head: describedPage,
  component: () => {
    const { viewer } = Route.useRouteContext()
    return (
      <ServicePage
        service={services.forColleges}
        onSignUp={isFullySignedIn(viewer) ? null : () => openSignUp(viewer)}
      />
    )
  },
})

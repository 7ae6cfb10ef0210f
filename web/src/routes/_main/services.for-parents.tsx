import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '../../features/site/pages/service-page.tsx'
import { services } from '../../features/site/service-content.ts'
import { packagesQuery } from '../../lib/packages.ts'
import { describedPage } from '../../lib/page-head.ts'
import { isFullySignedIn } from '../../shell/navigation.ts'
import { openSignUp } from '../../shell/popups.ts'

export const Route = createFileRoute('/_main/services/for-parents')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.prefetchQuery(packagesQuery)
    return {
      path: '/services/for-parents',
      title: 'For parents',
      description: 'Start the page, read along, keep private things private, and know what is charged when.',
    }
  },
  head: describedPage,
  component: () => {
    const { viewer } = Route.useRouteContext()
    return (
      <ServicePage
        service={services.forParents}
        onSignUp={isFullySignedIn(viewer) ? null : () => openSignUp(viewer)}
      />
    )
  },
})

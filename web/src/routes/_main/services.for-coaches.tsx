import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '../../features/site/pages/service-page.tsx'
import { services } from '../../features/site/service-content.ts'
import { packagesQuery } from '../../lib/packages.ts'
import { describedPage } from '../../lib/page-head.ts'
import { isFullySignedIn } from '../../shell/navigation.ts'
import { openSignUp } from '../../shell/popups.ts'

export const Route = createFileRoute('/_main/services/for-coaches')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.prefetchQuery(packagesQuery)
    return {
      path: '/services/for-coaches',
      title: 'For coaches',
      description: 'For high-school and club coaches, and for those who guide athletes as a success coach.',
    }
  },
  head: describedPage,
  component: () => {
    const { viewer } = Route.useRouteContext()
    return (
      <ServicePage
        service={services.forCoaches}
        onSignUp={isFullySignedIn(viewer) ? null : () => openSignUp(viewer)}
      />
    )
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '../../features/site/pages/service-page.tsx'
import { services } from '../../features/site/service-content.ts'
import { packagesQuery } from '../../lib/packages.ts'
import { describedPage } from '../../lib/page-head.ts'
import { isFullySignedIn } from '../../shell/navigation.ts'
import { openSignUp } from '../../shell/popups.ts'

export const Route = createFileRoute('/_main/services/for-athletes')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.prefetchQuery(packagesQuery)
    return {
      path: '/services/for-athletes',
      title: 'For athletes',
      description:
        'Your numbers, film and grades on one page: what athletes do on Fieldhouse, and what it costs.',
    }
  },
  head: describedPage,
  component: () => {
    const { viewer } = Route.useRouteContext()
    return (
      <ServicePage
        service={services.forAthletes}
        onSignUp={isFullySignedIn(viewer) ? null : () => openSignUp(viewer)}
      />
    )
  },
})

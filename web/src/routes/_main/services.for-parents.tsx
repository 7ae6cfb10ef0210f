import { createFileRoute } from '@tanstack/react-router'
import { packagesQuery } from '../../features/billing/billing.api.ts'
import { ServicePage } from '../../features/site/pages/service-page.tsx'
import { services } from '../../features/site/service-content.ts'
import { describedPage } from '../../lib/page-head.ts'

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
  component: () => <ServicePage service={services.forParents} />,
})

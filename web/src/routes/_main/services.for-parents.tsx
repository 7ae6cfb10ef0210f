import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '../../features/site/pages/service-page.tsx'
import { services } from '../../features/site/service-content.ts'

export const Route = createFileRoute('/_main/services/for-parents')({
  head: () => ({
    meta: [
      { title: 'For parents | Fieldhouse' },
      {
        name: 'description',
        content: 'Start the page, read along, keep private things private, and know what is charged when.',
      },
    ],
  }),
  component: () => <ServicePage service={services.forParents} />,
})

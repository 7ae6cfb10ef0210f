import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '../../features/site/pages/service-page.tsx'
import { services } from '../../features/site/service-content.ts'

export const Route = createFileRoute('/_main/services/for-athletes')({
  head: () => ({
    meta: [
      { title: 'For athletes | Fieldhouse' },
      {
        name: 'description',
        content:
          'Your numbers, film and grades on one page: what athletes do on Fieldhouse, and what it costs.',
      },
    ],
  }),
  component: () => <ServicePage service={services.forAthletes} />,
})

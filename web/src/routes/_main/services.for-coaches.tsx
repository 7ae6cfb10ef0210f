import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '../../features/site/pages/service-page.tsx'
import { services } from '../../features/site/service-content.ts'

export const Route = createFileRoute('/_main/services/for-coaches')({
  head: () => ({
    meta: [
      { title: 'For coaches | Fieldhouse' },
      {
        name: 'description',
        content: 'For high-school and club coaches, and for those who guide athletes as a success coach.',
      },
    ],
  }),
  component: () => <ServicePage service={services.forCoaches} />,
})

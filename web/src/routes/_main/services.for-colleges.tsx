import { createFileRoute } from '@tanstack/react-router'
import { ServicePage } from '../../features/site/pages/service-page.tsx'
import { services } from '../../features/site/service-content.ts'

export const Route = createFileRoute('/_main/services/for-colleges')({
  head: () => ({
    meta: [
      { title: 'For colleges | Fieldhouse' },
      {
        name: 'description',
        content:
          'Search athletes by need, read a page between two games, and write to the family. Free for colleges.',
      },
    ],
  }),
  component: () => <ServicePage service={services.forColleges} />,
})

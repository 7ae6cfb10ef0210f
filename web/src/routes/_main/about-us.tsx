import { createFileRoute } from '@tanstack/react-router'
import { AboutPage } from '../../features/site/pages/about-page.tsx'
import { company } from '../../shell/company.ts'

export const Route = createFileRoute('/_main/about-us')({
  head: () => ({
    meta: [
      { title: 'About us | Fieldhouse' },
      {
        name: 'description',
        content:
          'Who Fieldhouse is for, what we believe about numbers, ranks and parents, and how we make money.',
      },
    ],
  }),
  component: () => <AboutPage company={company} />,
})

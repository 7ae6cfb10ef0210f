import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../../features/site/pages/contact-page.tsx'

export const Route = createFileRoute('/_main/contact-us')({
  head: () => ({
    meta: [
      { title: 'Contact us | Fieldhouse' },
      {
        name: 'description',
        content: 'Write to the Fieldhouse team: questions of athletes, parents and coaches.',
      },
    ],
  }),
  component: () => <ContactPage viewer={Route.useRouteContext().viewer} />,
})

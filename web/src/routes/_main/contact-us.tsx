import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../../features/site/pages/contact-page.tsx'
import { describedPage } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_main/contact-us')({
  loader: () => ({
    path: '/contact-us',
    title: 'Contact us',
    description: 'Write to the Fieldhouse team: questions of athletes, parents and coaches.',
  }),
  head: describedPage,
  component: () => <ContactPage viewer={Route.useRouteContext().viewer} />,
})

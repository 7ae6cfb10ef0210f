import { createFileRoute } from '@tanstack/react-router'
import { TermsOfUsePage } from '../../features/site/pages/terms-of-use-page.tsx'
import { describedPage } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_main/terms-of-use')({
  loader: () => ({
    path: '/terms-of-use',
    title: 'Terms of use',
    description:
      'The rules for using Fieldhouse: true numbers, decent messages, copyright, and how to report.',
  }),
  head: describedPage,
  component: () => <TermsOfUsePage />,
})

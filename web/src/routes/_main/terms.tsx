import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../../features/site/pages/terms-page.tsx'
import { packagesQuery } from '../../lib/packages.ts'
import { describedPage } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_main/terms')({
  loader: async ({ context: { queryClient } }) => {
    await queryClient.prefetchQuery(packagesQuery)
    return {
      path: '/terms',
      title: 'Terms & Conditions',
      description: 'Accounts, packages and prices of Fieldhouse, what is charged when, and how to cancel.',
    }
  },
  head: describedPage,
  component: () => <TermsPage />,
})

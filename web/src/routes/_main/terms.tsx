import { createFileRoute } from '@tanstack/react-router'
import { TermsPage } from '../../features/site/pages/terms-page.tsx'
import { company } from '../../shell/company.ts'

export const Route = createFileRoute('/_main/terms')({
  head: () => ({
    meta: [
      { title: 'Terms & Conditions | Fieldhouse' },
      {
        name: 'description',
        content: 'Accounts, packages and prices of Fieldhouse, what is charged when, and how to cancel.',
      },
    ],
  }),
  component: () => <TermsPage company={company} />,
})

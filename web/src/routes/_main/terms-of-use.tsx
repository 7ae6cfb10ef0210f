import { createFileRoute } from '@tanstack/react-router'
import { TermsOfUsePage } from '../../features/site/pages/terms-of-use-page.tsx'
import { company } from '../../shell/company.ts'

export const Route = createFileRoute('/_main/terms-of-use')({
  head: () => ({
    meta: [
      { title: 'Terms of use | Fieldhouse' },
      {
        name: 'description',
        content:
          'The rules for using Fieldhouse: true numbers, decent messages, copyright, and how to report.',
      },
    ],
  }),
  component: () => <TermsOfUsePage company={company} />,
})

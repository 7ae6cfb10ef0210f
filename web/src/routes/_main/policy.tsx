import { createFileRoute } from '@tanstack/react-router'
import { PolicyPage } from '../../features/site/pages/policy-page.tsx'
import { company } from '../../shell/company.ts'
import { decide, useConsent } from '../../shell/cookie-consent.ts'

export const Route = createFileRoute('/_main/policy')({
  head: () => ({
    meta: [
      { title: 'Privacy Policy | Fieldhouse' },
      {
        name: 'description',
        content: 'What Fieldhouse keeps, who sees it, which cookies we set, and how to delete your account.',
      },
    ],
  }),
  component: () => <PolicyPage company={company} cookieChoice={{ answer: useConsent(), onAnswer: decide }} />,
})

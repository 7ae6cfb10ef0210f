import { createFileRoute } from '@tanstack/react-router'
import { PolicyPage } from '../../features/site/pages/policy-page.tsx'
import { describedPage } from '../../lib/page-head.ts'
import { decide, useConsent } from '../../shell/cookie-consent.ts'

export const Route = createFileRoute('/_main/policy')({
  loader: () => ({
    path: '/policy',
    title: 'Privacy Policy',
    description: 'What Fieldhouse keeps, who sees it, which cookies we set, and how to delete your account.',
  }),
  head: describedPage,
  component: () => <PolicyPage cookieChoice={{ answer: useConsent(), onAnswer: decide }} />,
})

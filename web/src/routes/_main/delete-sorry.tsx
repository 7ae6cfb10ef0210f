import { createFileRoute } from '@tanstack/react-router'
import { DeletedPage } from '../../features/site/pages/deleted-page.tsx'
import { describedPage } from '../../lib/page-head.ts'

export const Route = createFileRoute('/_main/delete-sorry')({
  loader: () => ({
    path: '/delete-sorry',
    title: 'Account deleted',
    description: 'What was deleted, what we keep and for how long, and the way back to your account.',
    isUnlisted: true,
  }),
  head: describedPage,
  component: DeletedPage,
})

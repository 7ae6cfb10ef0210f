import { createFileRoute } from '@tanstack/react-router'
import { RestorePanel } from '../../features/accounts/deletion/restore-panel.tsx'
import { DeletedPage } from '../../features/site/pages/deleted-page.tsx'
import { describedPage } from '../../lib/page-head.ts'
import { useHashValue } from '../../lib/use-hash-value.ts'
import { useEnter } from '../../shell/session/enter.ts'

export const Route = createFileRoute('/_main/delete-sorry')({
  loader: () => ({
    path: '/delete-sorry',
    title: 'Account deleted',
    description: 'What was deleted, what we keep and for how long, and the way back to your account.',
    isUnlisted: true,
  }),
  head: describedPage,
  component: () => {
    const enter = useEnter()
    const token = useHashValue('restore', /^[\w-]{20,128}$/)
    return token ? <RestorePanel token={token} onRestored={() => void enter()} /> : <DeletedPage />
  },
})

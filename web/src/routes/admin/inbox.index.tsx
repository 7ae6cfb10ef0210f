import { createFileRoute } from '@tanstack/react-router'
import { inboxQuery } from '../../features/inbox/inbox.api.ts'
import { InboxPage, InboxPending } from '../../features/inbox/inbox-page.tsx'
import { type InboxSearch, readInboxSearch } from '../../features/inbox/inbox-search.ts'
import { readByPage } from '../../lib/search-params.ts'
import { useListAddress } from '../../lib/use-list-address.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

export const Route = createFileRoute('/admin/inbox/')({
  validateSearch: readByPage<InboxSearch>,
  loader: async ({ context: { queryClient }, location }) => {
    await queryClient.ensureQueryData(inboxQuery(readInboxSearch(location.search)))
  },
  head: () => ({ meta: [{ title: 'Inbox | Fieldhouse' }] }),
  pendingComponent: InboxPending,
  errorComponent: PageFailed,
  component: () => {
    return <InboxPage {...useListAddress(readInboxSearch)} />
  },
})

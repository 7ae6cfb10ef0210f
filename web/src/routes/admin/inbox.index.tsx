import { createFileRoute } from '@tanstack/react-router'
import { inboxQuery } from '../../features/inbox/inbox.api.ts'
import { InboxPage, InboxPending } from '../../features/inbox/inbox-page.tsx'
import { type InboxSearch, readInboxSearch } from '../../features/inbox/inbox-search.ts'
import { readByPage, stringifySearch } from '../../lib/search-params.ts'
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
    const navigate = Route.useNavigate()
    return (
      <InboxPage
        search={readInboxSearch(Route.useSearch())}
        onSearchChange={(search, isTyping = false) =>
          void navigate({ search, replace: isTyping, resetScroll: !isTyping })
        }
        hrefOf={(search) => `/admin/inbox${stringifySearch({ ...search })}`}
      />
    )
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { reportsQuery } from '../../features/messaging/messaging.api.ts'
import {
  MessageReportsPage,
  MessageReportsPending,
} from '../../features/messaging/pages/message-reports-page.tsx'
import { type ListSearch, onPage, readListSearch } from '../../lib/list-search.ts'
import { readByPage, stringifySearch } from '../../lib/search-params.ts'
import { PageFailed } from '../../shell/page-failed.tsx'

const pageIn = (search: { page?: unknown }) => readListSearch(search).page ?? 1

export const Route = createFileRoute('/admin/message-reports')({
  validateSearch: readByPage<Pick<ListSearch, 'page'>>,
  loader: async ({ context: { queryClient }, location }) => {
    await queryClient.ensureQueryData(reportsQuery(pageIn(location.search)))
  },
  head: () => ({ meta: [{ title: 'Message reports | Fieldhouse' }] }),
  pendingComponent: MessageReportsPending,
  errorComponent: PageFailed,
  component: () => {
    const navigate = Route.useNavigate()
    return (
      <MessageReportsPage
        page={pageIn(Route.useSearch())}
        onPageChange={(page) => void navigate({ search: onPage({}, page) })}
        hrefOf={(page) => `/admin/message-reports${stringifySearch({ ...onPage({}, page) })}`}
      />
    )
  },
})

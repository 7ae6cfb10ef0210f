import type { Report } from '@fieldhouse/contract/messaging'
import { useQuery } from '@tanstack/react-query'
import { counted } from '../../../lib/counted.ts'
import { listState, pendingList } from '../../../lib/list-state.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { type ListConfig, ListPage } from '../../../ui/lists/list-page.tsx'
import { ReportCard } from '../components/report-card.tsx'
import { reportsQuery } from '../messaging.api.ts'

interface MessageReportsPageProps {
  page: number
  onPageChange: (page: number) => void
  hrefOf: (page: number) => string
}

const reportsList = (onClosed: () => void): ListConfig<Report> => ({
  name: 'Reports',
  faultTitle: 'The reports did not load',
  countLine: (total) => counted(total, 'report'),
  row: (report) => <ReportCard report={report} onClosed={onClosed} />,
  rowsClassName: 'grid grid-cols-[minmax(0,1fr)] gap-6',
  rowKey: ({ id }) => id,
  skeleton: <ReportsSkeleton />,
})

/** /admin/message-reports: the families' reports, open ones first. */
export const MessageReportsPage = ({ page, ...pages }: MessageReportsPageProps) => {
  const state = listState(useQuery(reportsQuery(page)))
  return (
    <ListPage
      title="Message reports"
      list={{
        ...reportsList(state.onRetry),
        state,
        pages,
        empty: (
          <EmptyState as="h2" title="No reports">
            When a family reports a message, it stands here with what was said around it.
          </EmptyState>
        ),
      }}
    />
  )
}

const ReportsSkeleton = () => (
  <LoadingRegion>
    <div className="grid gap-6">
      <Skeleton className="h-64 w-full max-w-[52rem] rounded-lg" />
      <Skeleton className="h-64 w-full max-w-[52rem] rounded-lg" />
    </div>
  </LoadingRegion>
)

export const MessageReportsPending = () => (
  <ListPage title="Message reports" list={{ ...reportsList(() => undefined), state: pendingList }} />
)

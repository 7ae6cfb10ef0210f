import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { plainReason } from '../../../lib/plain-reason.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { ReportCard } from '../components/report-card.tsx'
import { reportsQuery } from '../messaging.api.ts'

interface MessageReportsPageProps {
  page: number
  onPageChange: (page: number) => void
  hrefOf: (page: number) => string
}

/** /admin/message-reports: what families reported, open ones first. */
export const MessageReportsPage = ({ page, onPageChange, hrefOf }: MessageReportsPageProps) => {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(reportsQuery(page))
  if (error && !isFetching && (!data || isPlaceholderData))
    return (
      <ReportsFrame>
        <ErrorState as="h2" title="The reports did not load" onRetry={() => void refetch()}>
          {plainReason(error)}
        </ErrorState>
      </ReportsFrame>
    )
  if (!data) return <MessageReportsPending />
  const { current_page, last_page, total } = data.meta
  return (
    <ReportsFrame>
      <p role="status" className="text-small text-muted">
        {total.toLocaleString('en-US')} {total === 1 ? 'report' : 'reports'}
      </p>
      {data.data.length > 0 ? (
        <ul
          aria-label="Reports"
          aria-busy={isPlaceholderData}
          className="grid grid-cols-[minmax(0,1fr)] gap-6"
        >
          {data.data.map((report) => (
            <ReportCard key={report.id} report={report} onClosed={() => void refetch()} />
          ))}
        </ul>
      ) : (
        <EmptyState as="h2" title="No reports">
          When a family reports a message, it stands here with what was said around it.
        </EmptyState>
      )}
      <Pagination current={current_page} last={last_page} hrefOf={hrefOf} onPageChange={onPageChange} />
    </ReportsFrame>
  )
}

const ReportsFrame = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-(--gutter) pt-8 pb-16 sm:pt-10">
    <h1 className="text-d1">Message reports</h1>
    {children}
  </div>
)

export const MessageReportsPending = () => (
  <ReportsFrame>
    <LoadingRegion>
      <div className="grid gap-6">
        <Skeleton className="h-64 w-full max-w-[52rem] rounded-lg" />
        <Skeleton className="h-64 w-full max-w-[52rem] rounded-lg" />
      </div>
    </LoadingRegion>
  </ReportsFrame>
)

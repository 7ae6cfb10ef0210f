import type { SystemHealth } from '@fieldhouse/contract/admin.health'
import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useClientClock } from '../../../lib/client-time.ts'
import { clockAt } from '../../../lib/dates.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { healthQuery } from './health.api.ts'
import { HealthChecks } from './health-checks.tsx'
import { healthHeadline } from './health-headline.ts'
import { HealthTables } from './health-tables.tsx'

/** ADM-06: /admin/health, how the system is doing. */
export const HealthPage = () => {
  const { data, error, isFetching, refetch } = useQuery(healthQuery)
  const reload = () => void refetch()
  if (data)
    return (
      <HealthFrame
        action={
          <Button isOutlined isBusy={isFetching} onClick={reload}>
            <Icon of={RefreshCw} size="sm" />
            Check again
          </Button>
        }
        health={data.data}
      >
        {error && !isFetching && (
          <Notice tone="warning" title="The last check did not get through">
            {plainReason(error)} These are the figures from before.
          </Notice>
        )}
        <HealthChecks checks={data.data.checks} />
        <HealthTables health={data.data} now={Date.parse(data.data.checked_at)} />
      </HealthFrame>
    )
  if (error && !isFetching)
    return (
      <HealthFrame>
        <ErrorState as="h2" title="The system’s health did not load" onRetry={reload}>
          {plainReason(error)}
        </ErrorState>
      </HealthFrame>
    )
  return <HealthPending />
}

interface FrameProps {
  health?: SystemHealth
  action?: ReactNode
  children: ReactNode
}

const HealthFrame = ({ health, action, children }: FrameProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-10 px-(--gutter) pt-8 pb-16 sm:pt-10">
    <div className="flex flex-wrap items-end justify-between gap-5">
      <div className="grid min-w-0 gap-3">
        <h1 className="text-d1">{health ? healthHeadline(health.checks) : 'System health'}</h1>
        <p className="max-w-[60ch] text-ui text-pretty text-muted">
          {health ? <Checked {...health} /> : 'Checking the queue, email, charges, files, and errors.'}
        </p>
      </div>
      {action}
    </div>
    {children}
  </div>
)

const Checked = ({ checked_at, version }: SystemHealth) => (
  <>
    System health of version {version}, checked at{' '}
    <time dateTime={checked_at}>{clockAt(checked_at, useClientClock())}</time>. It is checked again every 15
    seconds.
  </>
)

export const HealthPending = () => (
  <HealthFrame>
    <LoadingRegion>
      <SkeletonRows rows={7} hasPicture={false} />
    </LoadingRegion>
  </HealthFrame>
)

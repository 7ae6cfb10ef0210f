import type { User } from '@fieldhouse/contract/accounts'
import type { ReactNode } from 'react'
import { plainReason } from '../../../lib/plain-reason.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { CoachBenefits } from './coach-benefits.tsx'
import { MissingSteps } from './missing-steps.tsx'
import { StatusFacts, StatusHead } from './status-head.tsx'
import { useVerification } from './use-verification.ts'

/** /coach/users for an unverified coach: the status, what is missing, and what verification gives. */
export const CoachStatusPage = ({ viewer }: { viewer: User }) => {
  const { data, error, isFetching, refetch } = useVerification(viewer)
  if (!data && error)
    return (
      <StatusFrame>
        <h1 className="text-d1">Get verified</h1>
        <ErrorState
          as="h2"
          title="Your status did not load"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {plainReason(error)}
        </ErrorState>
      </StatusFrame>
    )
  if (!data) return <CoachStatusPending />
  const verification = data.data
  const isVerified = verification.status === 'verified'
  return (
    <StatusFrame>
      <div className="grid content-start gap-8">
        <StatusHead verification={verification} as="h1" />
        <StatusFacts verification={verification} />
      </div>
      {!isVerified && (
        <>
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <MissingSteps
              viewer={viewer}
              verification={verification}
              as="h2"
              isReviewDue={false}
              isLocked={viewer.impersonator_id !== null}
            />
          </div>
          <CoachBenefits as="h2" />
        </>
      )}
    </StatusFrame>
  )
}

export const CoachStatusPending = () => (
  <StatusFrame>
    <h1 className="sr-only">Get verified</h1>
    <LoadingRegion>
      <span className="grid gap-5">
        <Skeleton className="h-6 w-24" />
        <Skeleton className="h-11 w-72" />
        <SkeletonLines lines={2} />
      </span>
    </LoadingRegion>
    <LoadingRegion>
      <Card>
        <span className="grid gap-5">
          <Skeleton className="h-5 w-56" />
          <Skeleton className="h-11" />
          <Skeleton className="h-10 w-32" />
        </span>
      </Card>
    </LoadingRegion>
  </StatusFrame>
)

const StatusFrame = ({ children }: { children: ReactNode }) => (
  <div className="px-(--gutter) pt-8 pb-16 sm:pt-10">
    <div className="grid max-w-(--page) grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
      {children}
    </div>
  </div>
)

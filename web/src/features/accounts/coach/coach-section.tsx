import type { User } from '@fieldhouse/contract/accounts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, SkeletonRows } from '../../../ui/feedback/skeleton.tsx'
import { RailSection } from '../../../ui/layout/rail-section.tsx'
import { CoachBenefits } from './coach-benefits.tsx'
import { MissingSteps } from './missing-steps.tsx'
import { StatusFacts, StatusHead } from './status-head.tsx'
import { isReviewDue } from './status-labels.ts'
import { useVerification } from './use-verification.ts'

/** A coach's status, on the settings page. */
export const CoachSection = ({ viewer, isLocked }: { viewer: User; isLocked: boolean }) => (
  <RailSection title="Verification" note="Families and athletes trust coaches who are verified.">
    <Status viewer={viewer} isLocked={isLocked} />
  </RailSection>
)

const Status = ({ viewer, isLocked }: { viewer: User; isLocked: boolean }) => {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useVerification(viewer)
  if (error && !data)
    return (
      <ErrorState title="Your status did not load" isRetrying={isFetching} onRetry={() => void refetch()}>
        {plainReason(error)}
      </ErrorState>
    )
  if (!data)
    return (
      <LoadingRegion>
        <SkeletonRows rows={2} hasPicture={false} />
      </LoadingRegion>
    )
  const verification = data.data
  const isVerified = verification.status === 'verified'
  return (
    <div className="grid max-w-2xl gap-8">
      <StatusHead verification={verification} as="h3" />
      <StatusFacts verification={verification} />
      <MissingSteps
        {...{ viewer, verification, isLocked }}
        as="h3"
        isReviewDue={isReviewDue(verification, dataUpdatedAt)}
      />
      {!isVerified && <CoachBenefits as="h3" />}
    </div>
  )
}

import { useRouter, useRouterState } from '@tanstack/react-router'
import { ApiError } from '../lib/api-error.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { answerWith, reportFault } from './faults.ts'

/** A page of an area did not load, but the area around it did. */
export const PageFailed = ({ error }: { error: unknown }) => {
  const router = useRouter()
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading })
  const refusal = error instanceof ApiError ? error : null
  if (refusal) answerWith(refusal.status)
  else reportFault(error)
  return (
    <div className="px-(--gutter) pt-10 pb-16">
      <ErrorState
        as="h2"
        title="This page did not load"
        isRetrying={isLoading}
        onRetry={() => void router.invalidate()}
      >
        {refusal && refusal.status < 500
          ? refusal.message
          : 'Nothing of yours is lost. Please try again in a moment.'}
      </ErrorState>
    </div>
  )
}

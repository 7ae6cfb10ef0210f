import { useRouter, useRouterState } from '@tanstack/react-router'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'

/** The packages did not load, but the rest of the page did. */
export const PackagesFailed = () => {
  const router = useRouter()
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading })
  return (
    <ErrorState
      as="h2"
      title="The packages did not load"
      isRetrying={isLoading}
      onRetry={() => void router.invalidate()}
    >
      Nothing was chosen and nothing is charged. If it does not work in a minute either, please write to us.
    </ErrorState>
  )
}

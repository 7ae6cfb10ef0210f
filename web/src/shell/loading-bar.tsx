import { useRouterState } from '@tanstack/react-router'
import { SlowBar } from '../ui/loading/slow-bar.tsx'

/** SHL-06: moves while the next page loads. */
export const LoadingBar = () => {
  const isLoading = useRouterState({ select: (state) => state.status === 'pending' })
  return <SlowBar isLoading={isLoading} label="Loading the page" />
}

import { useQuery } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { activeTaskQuery, type ReceivedTask } from './tasks.api.ts'

/**
 * The running task, for a page that the server renders without it. The clock in the header may hear of it before the
 * page is hydrated, and the page must first be what the server rendered.
 */
export const useActiveTask = (): ReceivedTask | null => {
  const isHydrated = useHydrated()
  const { data } = useQuery(activeTaskQuery)
  return isHydrated ? (data ?? null) : null
}

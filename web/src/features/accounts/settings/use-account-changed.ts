import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { viewerQuery } from '../../../lib/viewer.ts'
import { familiesQuery, sessionsQuery } from './settings.api.ts'

/** Refreshes every part of the page after an account change. */
export const useAccountChanged = () => {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    await Promise.all([
      queryClient.prefetchQuery({ ...viewerQuery, staleTime: 0 }),
      queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: familiesQuery.queryKey }),
    ])
    await router.invalidate()
  }
}

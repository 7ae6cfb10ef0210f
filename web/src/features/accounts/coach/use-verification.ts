import type { User } from '@fieldhouse/contract/accounts'
import { type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { viewerQuery } from '../../../lib/viewer.ts'
import { verificationQuery } from './coach.api.ts'

const keptQueries: readonly unknown[] = [viewerQuery.queryKey[0], verificationQuery.queryKey[0]]

/** A coach who gains or loses verification sees different content on the same pages. */
const isOfPage = ({ queryKey }: Pick<Query, 'queryKey'>) => !keptQueries.includes(queryKey[0])

/**
 * The coach's status. The session may be older: when the two differ, this reloads the signed-in user, so menus and
 * pages update without a page reload.
 */
export const useVerification = (viewer: Pick<User, 'is_verified_coach'>) => {
  const queryClient = useQueryClient()
  const router = useRouter()
  const query = useQuery(verificationQuery)
  const status = query.data?.data.status
  const isBehind = status !== undefined && (status === 'verified') !== viewer.is_verified_coach

  const follow = useEffectEvent(async () => {
    await queryClient.prefetchQuery({ ...viewerQuery, staleTime: 0 })
    queryClient.removeQueries({ type: 'inactive', predicate: isOfPage })
    router.clearCache()
    await router.invalidate()
    // The focused element may be gone with the old content.
    if (document.activeElement === document.body) document.getElementById('content')?.focus()
  })
  useEffect(() => {
    if (isBehind) void follow()
  }, [isBehind])
  return query
}

import { loginAs } from '@fieldhouse/contract/admin'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { call } from '../../lib/api.ts'
import { landingOf } from '../navigation.ts'
import { useArrival } from './enter.ts'
import { rememberReturnPlace } from './impersonation.ts'
import { whileChanging } from './viewer-change.ts'

/** ACC-15: an admin becomes a user, and can return to the starting page. */
export const useLoginAs = (): ((userId: string) => Promise<void>) => {
  const router = useRouter()
  const arrive = useArrival()
  return useCallback(
    (userId) =>
      whileChanging(async () => {
        const place = router.state.location.href
        await call(loginAs, { params: { id: userId } })
        rememberReturnPlace(place)
        await arrive(landingOf)
      }),
    [router, arrive],
  )
}

import { removeCoach } from '@fieldhouse/contract/matching'
import { useQueryClient } from '@tanstack/react-query'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'
import { refreshCoachLists } from './coach-lists.ts'

/** BCM-02: removes a coach whom the family added, from every list. Logged events keep the name. */
export const useRemoveCoach = (athleteUserId: string) => {
  const queryClient = useQueryClient()
  return async (coachId: string): Promise<void> => {
    await call(removeCoach, { params: { id: athleteUserId, coachId } }).catch((error: unknown) => {
      // Somebody else was faster.
      if (!(error instanceof ApiError && error.status === 404)) throw error
    })
    await refreshCoachLists(queryClient)
  }
}

import { removeCoach } from '@fieldhouse/contract/matching'
import { useQueryClient } from '@tanstack/react-query'
import { call } from './api.ts'
import { ApiError } from './api-error.ts'

/** Matches, the recruiting center, and the log name coaches. */
const namesCoaches = (path: unknown): boolean =>
  typeof path === 'string' && /^\/(bcm|recruiting-center|activity-log)\b/.test(path)

/** BCM-02: removes a coach whom the family added, from every list. Logged events keep the name. */
export const useRemoveCoach = (athleteUserId: string) => {
  const queryClient = useQueryClient()
  return async (coachId: string): Promise<void> => {
    await call(removeCoach, { params: { id: athleteUserId, coachId } }).catch((error: unknown) => {
      // Somebody else was faster.
      if (!(error instanceof ApiError && error.status === 404)) throw error
    })
    await queryClient.invalidateQueries({ predicate: ({ queryKey: [path] }) => namesCoaches(path) })
  }
}

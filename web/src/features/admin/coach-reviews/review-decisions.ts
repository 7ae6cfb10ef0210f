import { approveCoach, getCoachReviews } from '@fieldhouse/contract/colleges.verification'
import { confirmTeamCoach, getTeamCoaches } from '@fieldhouse/contract/teams.coaches'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { toast } from '../../../ui/feedback/toast.ts'

/** By path, so every list and count of them refreshes. */
export const refreshReviews = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [getCoachReviews, getTeamCoaches].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
  )

/** Someone else was faster, or the coach is gone. There is nothing left to decide here. */
export const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 409 || error.status === 404)

/** This is not the admin's mistake, so it is not shown as an error. */
export const tellOutdated = ({ status, message }: ApiError): void => {
  toast(status === 404 ? 'This coach is no longer here.' : message)
}

export const approve = ({
  user_id,
  team,
  college,
}: {
  user_id: string
  team: { id: string } | null
  college: { id: number } | null
}): Promise<unknown> =>
  team
    ? call(confirmTeamCoach, { params: { team_id: team.id, user_id } })
    : call(approveCoach, { params: { user_id }, body: { college_id: college?.id ?? 0 } })

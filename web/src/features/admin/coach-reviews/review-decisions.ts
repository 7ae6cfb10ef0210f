import { approveCoach, getCoachReviews } from '@fieldhouse/contract/colleges.verification'
import type { ErrorCode } from '@fieldhouse/contract/errors'
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

const outdated: readonly ErrorCode[] = [
  'coach_already_reviewed',
  'coach_college_changed',
  'team_coach_already_decided',
  'not_found',
]

/** Someone else was faster, or the coach is gone. There is nothing left to decide here. */
export const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError && outdated.includes(error.code)

/** This is not the admin's mistake, so it is not shown as an error. */
export const tellOutdated = ({ code, message }: ApiError): void => {
  toast(code === 'not_found' ? 'This coach is no longer here.' : message)
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

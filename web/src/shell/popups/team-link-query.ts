import { getJoinLink } from '@fieldhouse/contract/teams.my'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'

/** COA-01: the team behind a join link. Loaded one time, so the person always sees the same. */
export const teamLinkQuery = (teamId: string) =>
  queryOptions({
    ...queryOf(getJoinLink, { params: { id: teamId } }),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  })

/** The team was deleted, or never existed. Any other error may be temporary. */
export const isTeamGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found'

import type { User } from '@fieldhouse/contract/accounts'
import type { MatchOverview } from '@fieldhouse/contract/matching'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../lib/api-error.ts'
import type { MatchesSearch } from './list/matches-search.ts'
import { mapQuery, matchesQuery, overviewQuery, shortListQuery } from './matches.api.ts'
import { type MatchingPlace, matchingFor } from './matching-access.ts'

/** No access to these, but maybe to others. Anything else is a real error. */
export const hasNoAccess = (error: unknown): boolean =>
  error instanceof ApiError && [401, 403, 404].includes(error.status)

export interface OpenedMatches {
  place: MatchingPlace
  overview: MatchOverview
}

/** BCM-04: the matches that an address means for a person, or null if they are redirected. */
export const openMatches = async (
  queryClient: QueryClient,
  viewer: User | null,
  userId: string | null,
): Promise<OpenedMatches | null> => {
  for (const place of viewer ? matchingFor(viewer, userId) : []) {
    try {
      const { data } = await queryClient.ensureQueryData(overviewQuery(place.id))
      if (data.survey.completed) return { place, overview: data }
      // It may have been completed since then.
      const newest = await queryClient.fetchQuery({ ...overviewQuery(place.id), staleTime: 0 })
      return { place, overview: newest.data }
    } catch (error) {
      if (!hasNoAccess(error)) throw error
    }
  }
  return null
}

/** The data for the first render. */
export const loadMatchList = async (
  queryClient: QueryClient,
  { id }: MatchingPlace,
  search: MatchesSearch,
): Promise<void> => {
  if (search.list) await queryClient.ensureQueryData(shortListQuery(id, search.list, search.page ?? 1))
  else
    await Promise.all([
      queryClient.ensureQueryData(matchesQuery(id, search)),
      queryClient.prefetchQuery(mapQuery(id, search)),
    ])
}

import { getDay, getMyRosters } from '@fieldhouse/contract/desk'
import { getAthleteOfCoach, getCoachAthletes, getNewRosters } from '@fieldhouse/contract/roster'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../lib/api.ts'
import type { ListSearch } from '../../lib/list-search.ts'
import type { RosterSearch } from './roster-search.ts'

/** COA-01: the search shows everyone it finds on one page. The old rows stay visible until the new ones arrive. */
export const coachAthletesQuery = ({ q, page }: ListSearch) =>
  queryOptions({
    ...queryOf(getCoachAthletes, { query: q ? { q, show_all: '1', page: 1 } : page ? { page } : {} }),
    placeholderData: keepPreviousData,
    select: (page) => ({ ...page, data: page.data.filter((row) => 'athlete_id' in row) }),
  })

export const myRosterQuery = ({ open: _, ...search }: RosterSearch) =>
  queryOptions({ ...queryOf(getMyRosters, { query: search }), placeholderData: keepPreviousData })

/** Who needs the success coach today. */
export const dayQuery = queryOptions(queryOf(getDay, {}))

export const newAthletesQuery = (search: ListSearch) =>
  queryOptions({ ...queryOf(getNewRosters, { query: search }), placeholderData: keepPreviousData })

/** An athlete in the care of the signed-in coach. Fails with 404 for all others. */
export const athleteInCareQuery = (userId: string) =>
  queryOptions({ ...queryOf(getAthleteOfCoach, { params: { id: userId } }), staleTime: 5 * 60_000 })

/** By path, so every page and filter of them refreshes. */
const refresh = (queryClient: QueryClient, endpoints: readonly { path: string }[]): Promise<unknown> =>
  Promise.all(endpoints.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))

/** The roster and the day. */
export const refreshDesk = (queryClient: QueryClient) => refresh(queryClient, [getMyRosters, getDay])

/** Everything that a claimed, declined, or unclaimed athlete changes. */
export const refreshClaims = (queryClient: QueryClient) =>
  refresh(queryClient, [getMyRosters, getDay, getNewRosters, getAthleteOfCoach])

export const refreshCoachAthletes = (queryClient: QueryClient) => refresh(queryClient, [getCoachAthletes])

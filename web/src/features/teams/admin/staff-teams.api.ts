import { getTeam, getTeamEvents, getTeams } from '@fieldhouse/contract/teams.admin'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'
import type { StaffTeamsSearch } from './staff-teams-search.ts'

/** The old rows stay visible until the new ones arrive. */
export const staffTeamsQuery = (search: StaffTeamsSearch) =>
  queryOptions({ ...queryOf(getTeams, { query: search }), placeholderData: keepPreviousData })

export const staffTeamQuery = (id: string) => queryOptions(queryOf(getTeam, { params: { id } }))

export const teamEventsQuery = queryOptions(queryOf(getTeamEvents, {}))

/** The list, every open team, and the events with their numbers. */
export const refreshStaffTeams = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [getTeams, getTeam, getTeamEvents].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
  )

import { getMyTeam, getMyTeams } from '@fieldhouse/contract/teams.my'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../lib/api.ts'

export const myTeamsQuery = queryOptions(queryOf(getMyTeams, {}))

export const myTeamQuery = (id: string) => queryOptions(queryOf(getMyTeam, { params: { id } }))

/** The list and every open team. */
export const refreshTeams = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all([getMyTeams, getMyTeam].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))

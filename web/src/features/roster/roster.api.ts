import { getCoachAthletes, getMyRosters } from '@fieldhouse/contract/roster'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../lib/api.ts'
import type { ListSearch } from '../../lib/list-search.ts'

/** Whose athletes: those assigned to a coach, or the roster of a success coach. */
export type AthletesOf = 'coach' | 'success-coach'

const endpoints = { coach: getCoachAthletes, 'success-coach': getMyRosters }

/** The rows of the last page stay in sight until the next have come. */
export const rosterAthletesQuery = (of: AthletesOf, search: ListSearch) =>
  queryOptions({ ...queryOf(endpoints[of], { query: search }), placeholderData: keepPreviousData })

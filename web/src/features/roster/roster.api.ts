import { getMyRosters } from '@fieldhouse/contract/desk'
import { getCoachAthletes } from '@fieldhouse/contract/roster'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../lib/api.ts'
import type { ListSearch } from '../../lib/list-search.ts'

/** Whose athletes: those assigned to a coach, or a success coach's roster. */
export type AthletesOf = 'coach' | 'success-coach'

const endpoints = { coach: getCoachAthletes, 'success-coach': getMyRosters }

/** The old rows stay visible until the new ones arrive. */
export const rosterAthletesQuery = (of: AthletesOf, search: ListSearch) =>
  queryOptions({ ...queryOf(endpoints[of], { query: search }), placeholderData: keepPreviousData })

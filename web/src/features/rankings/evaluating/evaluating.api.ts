import { getMyRosters } from '@fieldhouse/contract/desk'
import { getEvaluation } from '@fieldhouse/contract/rankings'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'

/** Loaded each time the form opens, so the form shows the stored values. */
export const evaluationQuery = (athleteId: string) =>
  queryOptions({
    ...queryOf(getEvaluation, { params: { id: athleteId } }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  })

export const rosterQuery = (page: number) =>
  queryOptions({ ...queryOf(getMyRosters, { query: { page } }), placeholderData: keepPreviousData })

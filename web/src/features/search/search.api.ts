import {
  getAthleteHistory,
  getSearchFilters,
  getSeenAthletes,
  searchAthletes,
} from '@fieldhouse/contract/search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, queryOf } from '../../lib/api.ts'
import { refreshLocally } from './local-history.ts'
import type { Question } from './question.ts'
import type { AddressedFilters } from './results-search.ts'

const popupRows = 5
const pageRows = 15

const searchQuery = (question: Question, place: { page?: number; limit: number }) =>
  queryOptions({
    ...queryOf(searchAthletes, { query: { ...question, ...place } }),
    // The old rows stay visible until the new ones arrive.
    placeholderData: keepPreviousData,
    // Without a connection it fails with a message instead of waiting silently.
    networkMode: 'always',
  })

/** SRC-01: the first results. */
export const popupQuery = (question: Question) => searchQuery(question, { limit: popupRows })

/** SRC-03: a page of all results. */
export const resultsQuery = (question: Question, page: number) =>
  searchQuery(question, { page, limit: pageRows })

/** Only the person changes their filters. The counts beside them may be slightly old. */
const filtersFor = (addressed: AddressedFilters) =>
  queryOptions({
    ...queryOf(getSearchFilters, { query: addressed }),
    staleTime: 5 * 60_000,
    networkMode: 'always',
  })

/** The person's own filters. */
export const searchFiltersQuery = filtersFor({})

/** The filters in an address, or else the person's own. The old chips stay until the new ones arrive. */
export const addressedFiltersQuery = (addressed: AddressedFilters | null) =>
  queryOptions({ ...filtersFor(addressed ?? {}), placeholderData: keepPreviousData })

/** SRC-04: for a signed-in person. */
export const historyQuery = queryOptions({ ...queryOf(getAthleteHistory, {}), networkMode: 'always' })

/** SRC-04: for a visitor. It updates the browser's history, and returns only that it ran. */
export const localHistoryQuery = queryOptions({
  queryKey: ['local-athlete-history'],
  queryFn: async () => {
    await refreshLocally(async (ids) => {
      const { data } = await call(getSeenAthletes, { query: { ids: ids.join(',') } })
      return data
    })
    return true
  },
  networkMode: 'always',
  retry: false,
})

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
    // The rows of the last search stay in sight until the next have come.
    placeholderData: keepPreviousData,
    // Without a connection it fails and says so, rather than wait in silence.
    networkMode: 'always',
  })

/** SRC-01: the first of them. */
export const popupQuery = (question: Question) => searchQuery(question, { limit: popupRows })

/** SRC-03: a page of all of them. */
export const resultsQuery = (question: Question, page: number) =>
  searchQuery(question, { page, limit: pageRows })

/** What somebody has chosen changes by their own hand only; the counts beside it may be a little old. */
const filtersFor = (addressed: AddressedFilters) =>
  queryOptions({
    ...queryOf(getSearchFilters, { query: addressed }),
    staleTime: 5 * 60_000,
    networkMode: 'always',
  })

/** As the person has chosen. */
export const searchFiltersQuery = filtersFor({})

/** As an address names them; without any, as the person has chosen. The chips stay in sight until others have come. */
export const addressedFiltersQuery = (addressed: AddressedFilters | null) =>
  queryOptions({ ...filtersFor(addressed ?? {}), placeholderData: keepPreviousData })

/** SRC-04: of whoever is signed in. */
export const historyQuery = queryOptions({ ...queryOf(getAthleteHistory, {}), networkMode: 'always' })

/** SRC-04: of a visitor. It changes what their browser remembers, and says only that it was asked. */
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

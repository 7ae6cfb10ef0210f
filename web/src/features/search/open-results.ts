import type { QueryClient } from '@tanstack/react-query'
import { selectionOf } from './filter-selection.ts'
import { questionOf } from './question.ts'
import { filtersIn, type ResultsSearch } from './results-search.ts'
import { addressedFiltersQuery, resultsQuery } from './search.api.ts'

/** Loads the filters first, then the results. */
const loadResults = async (queryClient: QueryClient, search: ResultsSearch): Promise<void> => {
  const { q = '', page = 1 } = search
  const { data } = await queryClient.ensureQueryData(addressedFiltersQuery(filtersIn(search)))
  const question = questionOf(q, selectionOf(data))
  if (typeof question === 'object') await queryClient.ensureQueryData(resultsQuery(question, page))
}

/** SRC-03: in the browser the page shows its own errors, so nothing typed is lost. */
export const openResults = async (queryClient: QueryClient, search: ResultsSearch): Promise<void> => {
  if (import.meta.env.SSR) await loadResults(queryClient, search)
  else await loadResults(queryClient, search).catch(() => undefined)
}

import { searchAthletes } from '@fieldhouse/contract/search'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../lib/api.ts'

const popupRows = 5

/** The rows of the last search stay in sight until the next have come. */
export const athletesQuery = (q: string) =>
  queryOptions({
    ...queryOf(searchAthletes, { query: { q, limit: popupRows } }),
    placeholderData: keepPreviousData,
    // Without a connection it fails and says so, rather than wait in silence.
    networkMode: 'always',
  })

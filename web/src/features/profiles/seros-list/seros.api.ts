import { getSerosAthletes } from '@fieldhouse/contract/profiles.seros'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'
import type { ListSearch } from '../../../lib/list-search.ts'

/** The old rows stay visible until the new ones arrive. */
export const serosQuery = (search: ListSearch) =>
  queryOptions({ ...queryOf(getSerosAthletes, { query: search }), placeholderData: keepPreviousData })

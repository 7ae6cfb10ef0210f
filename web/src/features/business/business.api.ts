import { type BusinessChart, downloadBusiness, getBusiness } from '@fieldhouse/contract/business'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../lib/api.ts'
import { stringifySearch } from '../../lib/search-params.ts'
import type { BusinessSearch } from './business-search.ts'

/** The old numbers stay visible until the new ones arrive. */
export const businessQuery = (search: BusinessSearch) =>
  queryOptions({
    ...queryOf(getBusiness, { query: search }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

export const chartFile = (chart: BusinessChart, search: BusinessSearch): string =>
  `/api${downloadBusiness.path}${stringifySearch({ ...search, chart })}`

import { getMySales } from '@fieldhouse/contract/affiliates'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'

export const mySalesQuery = (page: number) =>
  queryOptions({ ...queryOf(getMySales, { query: { page } }), placeholderData: keepPreviousData })

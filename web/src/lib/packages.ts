import { getPackages } from '@fieldhouse/contract/billing'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from './api.ts'

/** The packages, with today's prices. */
export const packagesQuery = queryOptions(queryOf(getPackages, {}))

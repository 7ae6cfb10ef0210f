import { getPackages } from '@fieldhouse/contract/billing'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../lib/api.ts'

export const packagesQuery = queryOptions(queryOf(getPackages, {}))

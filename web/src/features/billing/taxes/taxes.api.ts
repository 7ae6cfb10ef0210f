import { getTaxRates } from '@fieldhouse/contract/billing.taxes'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'

export const taxRatesQuery = queryOptions(queryOf(getTaxRates, {}))

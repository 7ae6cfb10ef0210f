import { getSystemHealth } from '@fieldhouse/contract/admin.health'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'

/** Read again while the page is in sight. */
const everyMilliseconds = 15_000

export const healthQuery = queryOptions({
  ...queryOf(getSystemHealth, {}),
  refetchInterval: everyMilliseconds,
})

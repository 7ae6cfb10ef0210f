import { getProgram } from '@fieldhouse/contract/tasks.program'
import { queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'

/** It is not loaded again while an admin types. */
export const programQuery = queryOptions({
  ...queryOf(getProgram, {}),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
})

import { getWork } from '@fieldhouse/contract/admin.work'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { queryOf } from '../../../lib/api.ts'
import { isUnderWay } from './is-under-way.ts'

const everyTwoSeconds = 2000

/** Asks again while something runs, also after the page was left and opened again. */
export const workQuery = queryOptions({
  ...queryOf(getWork, {}),
  refetchInterval: ({ state }) =>
    state.data?.data.some((work) => isUnderWay(work.state)) ? everyTwoSeconds : false,
})

export const refreshWork = (queryClient: QueryClient): Promise<unknown> =>
  queryClient.invalidateQueries({ queryKey: [getWork.path] })

import { getDay, getMyRosters } from '@fieldhouse/contract/desk'
import type { Output } from '@fieldhouse/contract/endpoint'
import { type ActiveTask, getActiveTask, getTasks, type TaskChange } from '@fieldhouse/contract/tasks'
import { getAthleteLedger, getCoachLedger } from '@fieldhouse/contract/tasks.ledger'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call, neverWaiting, queryOf } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { tellTaskTabs } from './clock/task-tabs.ts'

/** The running task, and when its answer arrived by this page's clock. */
export interface ReceivedTask {
  readonly task: ActiveTask
  readonly at: number
}

const received = (task: ActiveTask): ReceivedTask => ({ task, at: Date.now() })

/** COA-03: the running task, or null. A 404 is not an error here. */
export const activeTaskQuery = queryOptions({
  queryKey: [getActiveTask.path] as const,
  queryFn: async ({ signal }): Promise<ReceivedTask | null> => {
    try {
      return received((await call(getActiveTask, {}, { signal })).data)
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null
      throw error
    }
  },
  // The page asks again when it hears of a change, or may have missed one.
  staleTime: Number.POSITIVE_INFINITY,
  ...neverWaiting,
})

type TaskList = Output<typeof getTasks>

export const tasksQuery = (userId: string) =>
  queryOptions({ ...queryOf(getTasks, { params: { id: userId } }), ...neverWaiting })

/** Everything that shows tasks or their time. */
const changedByTasks = [getTasks, getCoachLedger, getAthleteLedger, getMyRosters, getDay]

export const refreshTasks = (queryClient: QueryClient): void => {
  for (const { path } of changedByTasks) void queryClient.invalidateQueries({ queryKey: [path] })
}

/** Something happened elsewhere, or may have: ask the server for the running task and the lists. */
export const catchUpTasks = (queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({ queryKey: activeTaskQuery.queryKey })
  refreshTasks(queryClient)
}

/** Shows the server's answer to an action at once, then asks for the rest. */
export const putTaskChange = async (
  queryClient: QueryClient,
  { task, active }: TaskChange,
): Promise<void> => {
  // An older answer that is still on its way must not replace this one.
  await queryClient.cancelQueries({ queryKey: activeTaskQuery.queryKey })
  queryClient.setQueryData(activeTaskQuery.queryKey, active && received(active))
  queryClient.setQueriesData<TaskList>(
    { queryKey: [getTasks.path] },
    (list) => list && { ...list, data: list.data.map((known) => (known.id === task.id ? task : known)) },
  )
  refreshTasks(queryClient)
  tellTaskTabs()
}

/** The running task with another description. */
export const putActiveTask = (queryClient: QueryClient, task: ActiveTask): void => {
  queryClient.setQueryData(activeTaskQuery.queryKey, received(task))
  tellTaskTabs()
}

import { removeOwnTask, type Task } from '@fieldhouse/contract/tasks'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { refreshTasks, tasksQuery } from '../tasks.api.ts'

/** Only a coach's own task without time can be removed. */
export const useRemoveTask = (userId: string) => {
  const queryClient = useQueryClient()
  const remove = async (task: Task) => {
    try {
      await call(removeOwnTask, { body: { task_id: task.id } })
      queryClient.setQueryData(
        tasksQuery(userId).queryKey,
        (list) => list && { ...list, data: list.data.filter(({ id }) => id !== task.id) },
      )
      toast(`${task.name} is removed.`)
    } catch (error) {
      toast.error(plainReason(error))
    }
    refreshTasks(queryClient)
  }
  return (task: Task) => void remove(task)
}

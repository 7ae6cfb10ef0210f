import {
  addTaskTime,
  completeTask,
  discardTask,
  pauseTask,
  startTask,
  type TaskChange,
} from '@fieldhouse/contract/tasks'
import { activityOf } from '@fieldhouse/contract/tasks.presence'
import { clockText } from '@fieldhouse/contract/tasks.rules'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { plainReason } from '../../lib/plain-reason.ts'
import { useAction } from '../../lib/use-action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { presenceStore } from './clock/running-clock.ts'
import { activeTaskQuery, catchUpTasks, putTaskChange } from './tasks.api.ts'

interface TaskRef {
  readonly id: string
  readonly user_id: string
  readonly name: string
}

export type TaskPress =
  | { readonly kind: 'start' | 'pause' | 'complete'; readonly task: TaskRef }
  /** `time`: seconds to keep. */
  | { readonly kind: 'discard'; readonly task: TaskRef; readonly time: number }
  /** `time`: idle seconds. */
  | { readonly kind: 'keep'; readonly task: TaskRef; readonly time: number }

const mostSeconds = 7 * 24 * 3600

/** The last activity goes along, so the last seconds before a press count. */
const activityNow = () => {
  const presence = presenceStore.get()
  return presence ? activityOf(presence, Date.now()) : {}
}

const sendPress = async (press: TaskPress): Promise<TaskChange> => {
  const task = { task_id: press.task.id, user_id: press.task.user_id }
  switch (press.kind) {
    case 'start':
      return (await call(startTask, { body: { ...task, ...activityNow() } })).data
    case 'pause':
      return (await call(pauseTask, { body: { ...task, ...activityNow() } })).data
    case 'complete':
      return (await call(completeTask, { body: { ...task, ...activityNow() } })).data
    case 'discard':
      return (await call(discardTask, { body: { ...task, time: press.time } })).data
    case 'keep': {
      const time = Math.min(Math.max(1, press.time), mostSeconds)
      return (await call(addTaskTime, { body: { ...task, time } })).data
    }
  }
}

interface Told {
  readonly press: TaskPress
  readonly change: TaskChange
  /** The task that ran before. */
  readonly before: TaskRef | null
  readonly start: (task: TaskRef) => void
}

/** What has happened, where the page itself does not say it. */
const tell = ({ press: { kind, task }, change, before, start }: Told): void => {
  const at = clockText(change.task.time_spent)
  const withWayBack = (text: string, label: string, other: TaskRef) => {
    const id = toast(text, {
      action: {
        label,
        onPress: () => {
          toast.dismiss(id)
          start(other)
        },
      },
    })
  }
  if (kind === 'start' && before && before.id !== task.id)
    withWayBack(`${task.name} is running. ${before.name} is paused.`, 'Switch back', before)
  if (kind === 'pause') toast(`${task.name} is paused at ${at}.`)
  if (kind === 'discard') toast(`The time is discarded. ${task.name} is paused at ${at}.`)
  if (kind === 'complete') withWayBack(`${task.name} is complete: ${at}.`, 'Restart', task)
}

const change = async (queryClient: QueryClient, press: TaskPress): Promise<TaskChange> => {
  try {
    const done = await sendPress(press)
    await putTaskChange(queryClient, done)
    return done
  } catch (error) {
    // It was paused, completed, or removed elsewhere. The page shows what is true now.
    if (error instanceof ApiError && (error.code === 'task_not_running' || error.status === 404))
      catchUpTasks(queryClient)
    throw error
  }
}

/** Starts, pauses, completes, discards, and keeps. If it fails, nothing changes, and the reason is shown. */
export const useTaskAction = (onFault = (error: Error): unknown => toast.error(plainReason(error))) => {
  const queryClient = useQueryClient()
  return useAction(
    async (press: TaskPress) => {
      const before = queryClient.getQueryData(activeTaskQuery.queryKey)?.task ?? null
      const done = await change(queryClient, press)
      const start = (task: TaskRef) => {
        change(queryClient, { kind: 'start', task }).catch((error: unknown) =>
          toast.error(plainReason(error)),
        )
      }
      tell({ press, change: done, before, start })
      return done
    },
    { onFault },
  )
}

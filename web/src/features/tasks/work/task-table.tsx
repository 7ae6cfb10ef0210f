import type { RosterAthlete } from '@fieldhouse/contract/roster'
import type { Task } from '@fieldhouse/contract/tasks'
import { clockText } from '@fieldhouse/contract/tasks.rules'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { SharedIcons } from '../../../ui/media/shared-icons.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { preloadDialog } from '../../../ui/overlays/dialog.tsx'
import { presenceStore, timesNow } from '../clock/running-clock.ts'
import type { ReceivedTask } from '../tasks.api.ts'
import { useTaskAction } from '../use-task-action.ts'
import { AddTimeDialog } from './add-time-dialog.tsx'
import { OwnTaskDialog } from './own-task-dialog.tsx'
import { TaskRow, taskIcons } from './task-row.tsx'
import { useRemoveTask } from './use-remove-task.ts'
import { type TaskList, TotalTime } from './work-progress.tsx'

interface TaskTableProps {
  athlete: RosterAthlete
  list: TaskList
  running: ReceivedTask | null
}

/** COA-03: the athlete's tasks with status, worth, and time. */
export const TaskTable = ({ athlete, list: { data: tasks, meta }, running }: TaskTableProps) => {
  const { user_id } = athlete
  const { run, isBusy, input } = useTaskAction()
  const [adding, setAdding] = useState<Task | null>(null)
  const [discarding, setDiscarding] = useState<{ task: Task; seconds: number } | null>(null)
  const [isNaming, setNaming] = useState(false)
  const remove = useRemoveTask(user_id)

  const askToDiscard = (task: Task) => {
    const seconds = running ? timesNow(running, presenceStore.get(), Date.now()).unsettled : 0
    setDiscarding({ task, seconds })
  }

  return (
    <section aria-label="Tasks" className="mt-8">
      <div aria-hidden="true" className="task-columns border-b border-line-strong pb-2.5 max-sm:hidden">
        <span className="label col-span-2 text-muted">Task, and what done looks like</span>
        <span className="label text-muted">Status</span>
        <span className="label text-end text-muted">Worth</span>
        <span className="label text-end text-muted">Time</span>
      </div>
      {tasks.length === 0 && (
        <EmptyState as="h2" title="No tasks yet">
          Add your own task to start.
        </EmptyState>
      )}
      <SharedIcons of={taskIcons}>
        <ul aria-label="Tasks">
          {tasks.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              running={running?.task.id === task.id ? running : null}
              isBusy={isBusy && input?.task.id === task.id}
              onPress={(kind) => void run({ kind, task })}
              onAddTime={() => setAdding(task)}
              onDiscard={() => askToDiscard(task)}
              onRemove={() => remove(task)}
            />
          ))}
        </ul>
      </SharedIcons>
      <div className="task-columns py-3.5 text-ui font-semibold">
        <span className="max-sm:hidden" />
        <span>
          <span className="-ms-3">
            <Button
              variant="borderless"
              size="sm"
              aria-haspopup="dialog"
              onPointerEnter={preloadDialog}
              onClick={() => setNaming(true)}
            >
              <Icon of={Plus} size="sm" />
              Add your own task
            </Button>
          </span>
        </span>
        <span className="max-sm:hidden" />
        <span className="text-end font-display text-[1.375rem] leading-none max-sm:hidden">
          {tasks.reduce((sum, { percent }) => sum + percent, 0)}
          <span className="text-[0.6em] text-muted">%</span>
        </span>
        <span className="ms-auto text-end">
          <TotalTime settled={meta.total_time} running={running} />
        </span>
      </div>
      <AddTimeDialog task={adding} onClose={() => setAdding(null)} />
      <OwnTaskDialog userId={user_id} isOpen={isNaming} onClose={() => setNaming(false)} />
      <ConfirmDialog
        isOpen={discarding !== null}
        onClose={() => setDiscarding(null)}
        title="Discard this time?"
        text={
          discarding &&
          `About ${clockText(discarding.seconds)} of ${discarding.task.name} won’t count. The ledger marks it as discarded, and the task is paused at ${clockText(discarding.task.time_spent)}.`
        }
        buttons={[
          { label: 'Keep it running' },
          {
            label: 'Discard time',
            variant: 'red',
            onPress: () => discarding && run({ kind: 'discard', task: discarding.task, time: 0 }),
          },
        ]}
      />
    </section>
  )
}

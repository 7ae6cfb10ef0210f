import { type TaskStatus, taskStatus } from '@fieldhouse/contract/tasks.rules'
import { classNames } from '../../ui/style/class-names.ts'

const fills: Record<TaskStatus, string> = {
  [taskStatus.notStarted]: 'w-0',
  [taskStatus.inProgress]: 'w-1/2',
  [taskStatus.paused]: 'w-1/2 opacity-50',
  [taskStatus.complete]: 'w-full',
}

interface TaskSegmentsProps {
  tasks: readonly { readonly id: string; readonly percent: number; readonly status: TaskStatus }[]
  progress: number
}

/** One segment per task, as wide as its percent. Tasks that are worth nothing have none. */
export const TaskSegments = ({ tasks, progress }: TaskSegmentsProps) => {
  const worth = tasks.filter(({ percent }) => percent > 0)
  return (
    <div
      role="img"
      aria-label={`Progress ${progress} percent of ${worth.length} tasks`}
      className="flex gap-1 [print-color-adjust:exact]"
    >
      {worth.map(({ id, percent, status }) => (
        <span key={id} className="grid min-w-0.5 basis-0 gap-2" style={{ flexGrow: percent }}>
          <span className="h-4.5 overflow-hidden rounded-[3px] bg-line">
            <span className={classNames('block h-full bg-accent-text', fills[status])} />
          </span>
          <span className="text-center text-micro text-muted max-sm:hidden">{percent}</span>
        </span>
      ))}
    </div>
  )
}

import type { Output } from '@fieldhouse/contract/endpoint'
import type { getTasks } from '@fieldhouse/contract/tasks'
import { clockText, type TaskStatus, taskStatus } from '@fieldhouse/contract/tasks.rules'
import type { ReactNode } from 'react'
import { classNames } from '../../../ui/style/class-names.ts'
import { useRunningTimes } from '../clock/running-clock.ts'
import { taskCounts } from '../task-words.ts'
import type { ReceivedTask } from '../tasks.api.ts'

export type TaskList = Output<typeof getTasks>

interface WorkProgressProps {
  list: TaskList
  running: ReceivedTask | null
}

const fills: Record<TaskStatus, string> = {
  [taskStatus.notStarted]: 'w-0',
  [taskStatus.inProgress]: 'w-1/2',
  [taskStatus.paused]: 'w-1/2 opacity-50',
  [taskStatus.complete]: 'w-full',
}

/** One segment per task, as wide as its percent. The line below states the sum. */
export const WorkProgress = ({ list: { data: tasks, meta }, running }: WorkProgressProps) => {
  const worth = tasks.filter(({ percent }) => percent > 0)
  const { complete, underWay, toGo } = taskCounts(tasks)
  if (tasks.length === 0) return null
  return (
    <div className="mt-6">
      <div
        role="img"
        aria-label={`Progress ${meta.progress} percent of ${worth.length} tasks`}
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
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
        <Count figure={complete.count}>complete, {complete.percent}%</Count>
        <Count figure={underWay.count}>under way, half of {underWay.percent}%</Count>
        <Count figure={toGo.count}>to go, {toGo.percent}%</Count>
        <span className="sm:ms-auto">
          <b className="font-semibold text-text">
            <TotalTime settled={meta.total_time} running={running} />
          </b>{' '}
          in all
        </span>
      </p>
    </div>
  )
}

const Count = ({ figure, children }: { figure: number; children: ReactNode }) => (
  <span>
    <b className="font-semibold text-text">{figure}</b> {children}
  </span>
)

interface TotalTimeProps {
  /** Settled seconds. */
  settled: number
  running: ReceivedTask | null
}

/** COA-03: `HH:MM:SS`, with what runs now. */
export const TotalTime = ({ settled, running }: TotalTimeProps) =>
  running ? <RunningTotal settled={settled} running={running} /> : clockText(settled)

const RunningTotal = ({ settled, running }: { settled: number; running: ReceivedTask }) =>
  clockText(settled + useRunningTimes(running).unsettled)

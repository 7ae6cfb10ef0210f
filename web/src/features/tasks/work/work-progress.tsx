import type { Output } from '@fieldhouse/contract/endpoint'
import type { getTasks } from '@fieldhouse/contract/tasks'
import { clockText } from '@fieldhouse/contract/tasks.rules'
import type { ReactNode } from 'react'
import { useRunningTimes } from '../clock/running-clock.ts'
import { TaskSegments } from '../task-segments.tsx'
import { taskCounts } from '../task-words.ts'
import type { ReceivedTask } from '../tasks.api.ts'

export type TaskList = Output<typeof getTasks>

interface WorkProgressProps {
  list: TaskList
  running: ReceivedTask | null
}

/** The tasks as segments. The line below states the sum. */
export const WorkProgress = ({ list: { data: tasks, meta }, running }: WorkProgressProps) => {
  const { complete, underWay, toGo } = taskCounts(tasks)
  if (tasks.length === 0) return null
  return (
    <div className="mt-6">
      <TaskSegments tasks={tasks} progress={meta.progress} />
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
        <Count figure={complete.count}>complete, {complete.percent}%</Count>
        {underWay.count > 0 && <Count figure={underWay.count}>under way, half of {underWay.percent}%</Count>}
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

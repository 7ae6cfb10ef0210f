import type { Task } from '@fieldhouse/contract/tasks'
import { clockText, type TaskStatus, taskStatus } from '@fieldhouse/contract/tasks.rules'
import { Check, Ellipsis, Pause, Play } from 'lucide-react'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Dropdown } from '../../../ui/menus/dropdown.tsx'
import type { DropdownEntry } from '../../../ui/menus/dropdown-menu.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { useRunningTimes } from '../clock/running-clock.ts'
import { statusNames } from '../task-words.ts'
import type { ReceivedTask } from '../tasks.api.ts'

/** For a list, whose rows share them. */
export const taskIcons = [Check, Ellipsis, Pause, Play]

interface TaskRowProps {
  task: Task
  /** Set if this is the running task. */
  running: ReceivedTask | null
  isBusy: boolean
  onPress: (kind: 'start' | 'pause' | 'complete') => void
  onAddTime: () => void
  onDiscard: () => void
  onRemove: () => void
}

const startWords: Record<TaskStatus, string> = {
  [taskStatus.notStarted]: 'Start',
  [taskStatus.inProgress]: 'Start',
  [taskStatus.paused]: 'Resume',
  [taskStatus.complete]: 'Restart',
}

export const TaskRow = ({ task, running, isBusy, onPress, ...more }: TaskRowProps) => {
  const { name, done_when, is_own, percent, status } = task
  // The list may know it before the clock does.
  const isRunning = status === taskStatus.inProgress
  const meaning = done_when || (is_own ? 'Your own task' : '')
  const items: DropdownEntry[] = [
    ...(status === taskStatus.complete ? [] : [{ label: 'Complete', onSelect: () => onPress('complete') }]),
    ...(isRunning
      ? [{ label: 'Discard time', isDanger: true, onSelect: more.onDiscard }]
      : [{ label: 'Add time', onSelect: more.onAddTime }]),
    ...(is_own && task.time_spent === 0 && !isRunning
      ? [{ label: 'Remove', isDanger: true, onSelect: more.onRemove }]
      : []),
  ]
  return (
    <li
      className={classNames(
        'task-row task-columns',
        isRunning &&
          '-mx-[min(0.75rem,var(--gutter))] rounded-md border-b-0 bg-accent-soft px-[min(0.75rem,var(--gutter))] sm:-mx-4 sm:px-4',
      )}
    >
      <StatusMark status={status} />
      <div className="task-row-name">
        <p>{name}</p>
        {meaning && <p>{meaning}</p>}
        <p className="sm:hidden">
          {`${statusNames[status]} · ${percent}%`}
          {(running || task.time_spent > 0) && (
            <>
              {' · '}
              <TaskTime task={task} running={running} />
            </>
          )}
        </p>
      </div>
      <p className={classNames('task-row-status', isRunning && 'font-semibold text-accent-text')}>
        {statusNames[status]}
      </p>
      <p className="task-row-percent">
        {percent}
        <span>%</span>
      </p>
      <p className={classNames('task-row-time', isRunning && 'font-semibold text-text')}>
        <TaskTime task={task} running={running} />
      </p>
      <div className="task-row-buttons">
        {isRunning ? (
          <Button size="sm" isBusy={isBusy} onClick={() => onPress('pause')}>
            <Icon of={Pause} size="sm" />
            Pause<span className="sr-only">{` ${name}`}</span>
          </Button>
        ) : (
          <Button
            size="sm"
            isOutlined={status !== taskStatus.complete}
            variant={status === taskStatus.complete ? 'borderless' : 'default'}
            isBusy={isBusy}
            onClick={() => onPress('start')}
          >
            {status === taskStatus.paused && <Icon of={Play} size="sm" />}
            {startWords[status]}
            <span className="sr-only">{` ${name}`}</span>
          </Button>
        )}
        <Dropdown variant="borderless" size="sm" isIcon align="end" label={`More for ${name}`} items={items}>
          <Icon of={Ellipsis} />
        </Dropdown>
      </div>
    </li>
  )
}

const marks: Record<TaskStatus, string> = {
  [taskStatus.notStarted]: 'border-line-strong',
  [taskStatus.inProgress]: 'border-accent-text text-accent-text',
  [taskStatus.paused]: 'border-line-strong text-muted',
  [taskStatus.complete]: 'border-accent bg-accent text-on-accent',
}

const StatusMark = ({ status }: { status: TaskStatus }) => (
  <span aria-hidden="true" className={`task-mark ${marks[status]}`}>
    {status === taskStatus.complete && <Icon of={Check} size="sm" />}
    {status === taskStatus.paused && <Icon of={Pause} size="sm" />}
    {status === taskStatus.inProgress && <span className="size-2.5 rounded-full bg-current" />}
  </span>
)

interface TaskTimeProps {
  task: Task
  running: ReceivedTask | null
}

const TaskTime = ({ task, running }: TaskTimeProps) => {
  if (running) return <RunningTime running={running} />
  return task.time_spent > 0 ? clockText(task.time_spent) : '–'
}

const RunningTime = ({ running }: { running: ReceivedTask }) => clockText(useRunningTimes(running).total)

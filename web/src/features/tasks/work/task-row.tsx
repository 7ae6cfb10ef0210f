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

/** In a narrow window, the buttons go below the text if large letters leave no room beside it. */
export const taskColumns =
  'flex flex-wrap items-center gap-x-3 gap-y-2 sm:grid sm:grid-cols-[1.75rem_minmax(0,1fr)_5.75rem_3.25rem_5.25rem_8.5rem] sm:gap-x-4'

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
        taskColumns,
        'border-b border-line py-3 text-ui leading-[1.3]',
        isRunning &&
          '-mx-[min(0.75rem,var(--gutter))] rounded-md border-b-0 bg-accent-soft px-[min(0.75rem,var(--gutter))] sm:-mx-4 sm:px-4',
      )}
    >
      <StatusMark status={status} />
      <div className="min-w-0 grow basis-28 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        {meaning && <p className="text-small text-muted">{meaning}</p>}
        <p className="text-small text-muted sm:hidden">
          {statusNames[status]} · {percent}%
          {(running || task.time_spent > 0) && (
            <>
              {' · '}
              <TaskTime task={task} running={running} />
            </>
          )}
        </p>
      </div>
      <p
        className={classNames(
          'text-small max-sm:hidden',
          isRunning ? 'font-semibold text-accent-text' : 'text-muted',
        )}
      >
        {statusNames[status]}
      </p>
      <p className="text-end font-display text-[1.375rem] leading-none font-bold max-sm:hidden">
        {percent}
        <span className="text-[0.6em] text-muted">%</span>
      </p>
      <p
        className={classNames('text-end max-sm:hidden', isRunning ? 'font-semibold text-text' : 'text-muted')}
      >
        <TaskTime task={task} running={running} />
      </p>
      <div className="ms-auto flex flex-wrap items-center justify-end gap-1">
        {isRunning ? (
          <Button size="sm" isBusy={isBusy} onClick={() => onPress('pause')}>
            <Icon of={Pause} size="sm" />
            Pause<span className="sr-only"> {name}</span>
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
            <span className="sr-only"> {name}</span>
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
  <span
    aria-hidden="true"
    className={classNames(
      'grid size-6.5 shrink-0 place-items-center rounded-full border-[1.5px]',
      marks[status],
    )}
  >
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

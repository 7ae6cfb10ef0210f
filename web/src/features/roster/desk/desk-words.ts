import type { DeskAthlete, DeskReason, RosterFilter, RosterSort } from '@fieldhouse/contract/desk'
import { taskStatus } from '@fieldhouse/contract/tasks.rules'
import { factLine } from '../../../lib/athlete-facts.ts'
import type { ProgressStep, StepState } from '../../../ui/feedback/progress-share.ts'

/** Why an athlete needs the coach, beside the name. */
const needWords: Record<DeskReason, string> = {
  unanswered: 'Waiting for an answer',
  reminder: 'Reminder due',
  'package-ends': 'Package ends soon',
  stalled: 'No work for a week',
  'not-started': 'Not started yet',
}

/** As in “Waiting for an answer, package ends soon”. */
export const needsText = (reasons: readonly DeskReason[]): string => {
  const text = reasons.map((reason) => needWords[reason].toLowerCase()).join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The button that deals with it. */
export const needActions: Record<DeskReason, string> = {
  unanswered: 'Answer',
  reminder: 'Open',
  'package-ends': 'Open',
  stalled: 'Continue',
  'not-started': 'Start',
}

export const rosterSortNames: Record<RosterSort, string> = {
  name: 'Name',
  progress: 'Most progress',
  time: 'Most time',
  contact: 'Longest without contact',
  ends: 'Package ends first',
  new: 'Newest on my roster',
}

/** A filter without athletes. */
export const filterEmpty: Record<Exclude<RosterFilter, 'all'>, { title: string; text: string }> = {
  'needs-me': {
    title: 'Nobody needs you right now',
    text: 'Every message is answered, and no task is waiting.',
  },
  complete: { title: 'Nobody is done yet', text: 'Athletes with all tasks complete show up here.' },
  unread: { title: 'No unread messages', text: 'You have read everything.' },
  ended: { title: 'No package has ended', text: 'Athletes whose package ended show up here.' },
}

const stepStates: Record<number, StepState> = {
  [taskStatus.notStarted]: 'todo',
  [taskStatus.inProgress]: 'active',
  [taskStatus.paused]: 'paused',
  [taskStatus.complete]: 'done',
}

/** One segment for each task that is worth something. A coach's own tasks are worth 0%. */
export const segmentsOf = (tasks: DeskAthlete['tasks']): readonly ProgressStep[] =>
  tasks
    .filter(({ percent }) => percent > 0)
    .map(({ percent, status }) => ({ label: '', percent, state: stepStates[status] ?? 'todo' }))

export const progressText = ({ progress, tasks }: Pick<DeskAthlete, 'progress' | 'tasks'>): string => {
  const done = tasks.filter(({ status }) => status === taskStatus.complete).length
  return `${progress}%, ${done} of ${tasks.length} tasks complete`
}

export const nextTaskText = ({ next_task, tasks }: Pick<DeskAthlete, 'next_task' | 'tasks'>): string =>
  next_task?.name ?? (tasks.length > 0 ? 'All tasks complete' : 'No tasks yet')

type LineFacts = Pick<DeskAthlete, 'position' | 'class'> & { package: { name: string } | null }

/** As in “SG, 2027 · All-Star Showcase”. Unknown facts are left out. */
export const deskLine = ({ position, class: year, package: bought }: LineFacts): string =>
  factLine([[position, year].filter(Boolean).join(', '), bought?.name])

import type { FieldFaults } from '@fieldhouse/contract/errors'
import type { Program } from '@fieldhouse/contract/tasks.program'

/** One task of the list as it is typed. The key stays with it, also before it has an id. */
export interface DraftTask {
  readonly key: string
  readonly id?: string
  readonly name: string
  readonly percent: string
  readonly done_when: string
}

export interface ProgramDraft {
  readonly tasks: readonly DraftTask[]
  readonly version: number
}

export const draftOf = ({ tasks, version }: Program): ProgramDraft => ({
  version,
  tasks: tasks.map(({ id, name, percent, done_when }) => ({
    key: id,
    id,
    name,
    percent: String(percent),
    done_when,
  })),
})

export const emptyTask = (key: string): DraftTask => ({ key, name: '', percent: '', done_when: '' })

const percentOf = ({ percent }: DraftTask): number => {
  const text = percent.trim()
  return text === '' ? Number.NaN : Number(text)
}

/** The sum of what can be read. */
export const sumOf = (tasks: readonly DraftTask[]): number =>
  tasks.reduce((sum, task) => sum + (Number.isFinite(percentOf(task)) ? percentOf(task) : 0), 0)

/** As the call needs it. */
export const bodyOf = ({ tasks, version }: ProgramDraft) => ({
  version,
  tasks: tasks.map(({ id, name, done_when, ...task }) => ({
    ...(id ? { id } : {}),
    name,
    percent: percentOf({ ...task, name, done_when }),
    done_when,
  })),
})

const textOfDraft = ({ tasks }: ProgramDraft): string =>
  JSON.stringify(tasks.map(({ id, name, percent, done_when }) => [id, name, percent, done_when]))

export const isChanged = (draft: ProgramDraft, saved: Program): boolean =>
  textOfDraft(draft) !== textOfDraft(draftOf(saved))

/** The error of one field of one task. */
export const taskFault = (faults: FieldFaults, place: number, field: string): string | undefined =>
  faults[`tasks.${place}.${field}`]?.[0]

/** As in "8 left to give" and "5 too many". Null when they add up. */
export const sumWords = (sum: number): string | null => {
  if (sum === 100) return null
  return sum < 100 ? `${100 - sum} left to give` : `${sum - 100} too many`
}

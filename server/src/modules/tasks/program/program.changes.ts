import type { ProgramTask } from '@fieldhouse/contract/tasks.program'
import type { AuditValues } from '../../../platform/audit/audit.tables.ts'
import { changedFields } from '../../../platform/audit/audit.ts'

const lineOf = ({ name, percent, done_when }: ProgramTask): string =>
  `${name}, ${percent}%, done when: ${done_when}`

/** Each task under the name that it had. Tasks of the same name are numbered, so none hides another. */
const namesOf = (tasks: readonly ProgramTask[]): Map<string, string> => {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const { id, name } of tasks) {
    if (names.has(id)) continue
    let free = name
    for (let number = 2; taken.has(free); number++) free = `${name} (${number})`
    taken.add(free)
    names.set(id, free)
  }
  return names
}

/** What an admin changed in the list, task by task, and the order if it is another one. */
export const programChanges = (before: readonly ProgramTask[], after: readonly ProgramTask[]) => {
  const names = namesOf([...before, ...after])
  const valuesOf = (tasks: readonly ProgramTask[], others: readonly ProgramTask[]): AuditValues => {
    const isShared = ({ id }: ProgramTask) => others.some((other) => other.id === id)
    return {
      // A task that was added or removed has one side only.
      ...Object.fromEntries(others.map(({ id }) => [names.get(id), null])),
      ...Object.fromEntries(tasks.map((task) => [names.get(task.id), lineOf(task)])),
      order: tasks.filter(isShared).map(({ id }) => names.get(id)),
    }
  }
  return changedFields(valuesOf(before, after), valuesOf(after, before))
}

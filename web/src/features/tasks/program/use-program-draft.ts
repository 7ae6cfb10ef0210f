import type { FieldFaults } from '@fieldhouse/contract/errors'
import { type Program, saveProgram } from '@fieldhouse/contract/tasks.program'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { faultsOf, loadRules } from '../../../lib/rules.ts'
import { useAction } from '../../../lib/use-action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { programQuery } from './program.api.ts'
import { bodyOf, type DraftTask, draftOf, emptyTask, isChanged } from './program-draft.ts'

interface Refusal {
  faults: FieldFaults
  message: string | null
  /** Somebody else saved the list in the meantime. */
  isConflict: boolean
}

const noRefusal: Refusal = { faults: {}, message: null, isConflict: false }

/** The list as it is typed. A refusal never changes it. */
export const useProgramDraft = (saved: Program) => {
  const queryClient = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(saved))
  const [refusal, setRefusal] = useState(noRefusal)
  const [added, setAdded] = useState(0)
  const setTasks = (tasks: readonly DraftTask[]) => setDraft((known) => ({ ...known, tasks }))

  const { run: save, isBusy } = useAction(
    async () => {
      const body = bodyOf(draft)
      setRefusal(noRefusal)
      const faults = faultsOf(await loadRules(saveProgram), body)
      if (Object.keys(faults).length > 0) return setRefusal({ ...noRefusal, faults })
      const { data } = await call(saveProgram, { body })
      queryClient.setQueryData(programQuery.queryKey, { data })
      setDraft(draftOf(data))
      toast.saved()
    },
    {
      onFault: (error) => {
        const faults = error instanceof ApiError ? error.errors : {}
        const hasFaults = Object.keys(faults).length > 0
        setRefusal({
          faults,
          message: hasFaults ? null : plainReason(error),
          isConflict: error instanceof ApiError && error.code === 'program_changed',
        })
      },
    },
  )

  /** After a conflict: take the list as the other admin saved it, or save one's own over it. */
  const { run: resolve, isBusy: isResolving } = useAction(
    async (whose: 'theirs' | 'mine') => {
      const { data } = await queryClient.fetchQuery({ ...programQuery, staleTime: 0 })
      setRefusal(noRefusal)
      if (whose === 'theirs') setDraft(draftOf(data))
      else
        setDraft(({ tasks }) => ({
          version: data.version,
          // A task that the other admin removed is new again.
          tasks: tasks.map(({ id, ...task }) =>
            id && data.tasks.some((known) => known.id === id) ? { ...task, id } : task,
          ),
        }))
    },
    { onFault: (error) => toast.error(plainReason(error)) },
  )

  return {
    tasks: draft.tasks,
    setTasks,
    change: (key: string, change: Partial<DraftTask>) =>
      setTasks(draft.tasks.map((task) => (task.key === key ? { ...task, ...change } : task))),
    add: () => {
      setAdded(added + 1)
      setTasks([...draft.tasks, emptyTask(`new ${added}`)])
    },
    remove: (key: string) => setTasks(draft.tasks.filter((task) => task.key !== key)),
    reset: () => {
      setRefusal(noRefusal)
      setDraft(draftOf(saved))
    },
    isChanged: isChanged(draft, saved),
    refusal,
    save: () => void save(),
    isBusy,
    resolve: (whose: 'theirs' | 'mine') => void resolve(whose),
    isResolving,
  }
}

import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { plainReason } from './plain-reason.ts'
import { createStore, type Store, useStore } from './store.ts'

interface Saving {
  /** Null while all that was chosen is saved. */
  readonly wanted: Store<unknown>
  running: Promise<void> | null
}

/** Two places that show one choice save it together: each alone would undo what the other has chosen meanwhile. */
const savings = new WeakMap<QueryClient, Map<string, Saving>>()

const savingOf = (queryClient: QueryClient, name: string): Saving => {
  const all = savings.get(queryClient) ?? new Map<string, Saving>()
  savings.set(queryClient, all)
  const saving = all.get(name) ?? { wanted: createStore<unknown>(null), running: null }
  all.set(name, saving)
  return saving
}

interface SavedChoice<Choice> {
  /** Which choice this is. The same name is the same choice, wherever it is shown. */
  name: string
  /** What is saved now, also when it is not drawn yet. */
  held: () => Choice
  /** Sends it, and keeps the answer where `held` finds it. */
  save: (choice: Choice) => Promise<void>
  /** All choices so far are saved. */
  onSaved?: ((choice: Choice) => void) | undefined
}

/** A choice is saved first and holds only once that went well. Choices made meanwhile are saved together after it. */
export const useSavedChoice = <Choice extends object>({ name, held, save, onSaved }: SavedChoice<Choice>) => {
  const saving = savingOf(useQueryClient(), name)
  const wanted = useStore(saving.wanted, null) as Choice | null
  const [fault, setFault] = useState<string | null>(null)

  const newest = () => saving.wanted.get() as Choice | null

  const saveAll = async () => {
    for (let sent: Choice | null = null, next = newest(); next && next !== sent; next = newest()) {
      sent = next
      await save(sent)
    }
  }

  const change = async (to: (from: Choice) => Choice): Promise<void> => {
    setFault(null)
    const next = to(newest() ?? held())
    saving.wanted.set(next)
    saving.running ??= saveAll().finally(() => {
      saving.running = null
      saving.wanted.set(null)
    })
    await saving.running.then(
      () => onSaved?.(next),
      (error: unknown) => setFault(plainReason(error)),
    )
  }

  return { wanted, fault, change: (to: (from: Choice) => Choice) => void change(to) }
}

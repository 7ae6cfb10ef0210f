import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { plainReason } from './plain-reason.ts'
import { createStore, type Store, useStore } from './store.ts'

interface Saving {
  /** Null while everything is saved. */
  readonly wanted: Store<unknown>
  running: Promise<void> | null
}

/** Two places that show one choice save it together. Separately, each would undo the other's choices. */
const savings = new WeakMap<QueryClient, Map<string, Saving>>()

const savingOf = (queryClient: QueryClient, name: string): Saving => {
  const all = savings.get(queryClient) ?? new Map<string, Saving>()
  savings.set(queryClient, all)
  const saving = all.get(name) ?? { wanted: createStore<unknown>(null), running: null }
  all.set(name, saving)
  return saving
}

interface SavedChoice<Choice> {
  /** The choice's name. The same name is the same choice, wherever it is shown. */
  name: string
  /** The saved value, even if it is not rendered yet. */
  held: () => Choice
  /** Sends it, and stores the response where `held` finds it. */
  save: (choice: Choice) => Promise<void>
  /** Called when all choices are saved. */
  onSaved?: ((choice: Choice) => void) | undefined
}

/** A choice is saved first and applies only after that worked. Choices in the meantime are saved together after it. */
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

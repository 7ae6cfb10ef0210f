import { useEffect } from 'react'
import { createStore, type Store, useStore } from '../../../lib/store.ts'
import { comparisonKey } from './stored-comparison.ts'

/** A college that somebody chose to compare, as the tray shows it. */
export interface ComparedCollege {
  id: number
  name: string
  total: number
}

export const mostCompared = 4

type Stored = Record<string, readonly ComparedCollege[]>

const isCollege = (given: unknown): given is ComparedCollege => {
  const { id, name, total } = (given ?? {}) as Partial<ComparedCollege>
  return Number.isSafeInteger(id) && typeof name === 'string' && Number.isFinite(total)
}

const readAll = (): Stored => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(comparisonKey) ?? '{}') as Stored
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    return {}
  }
}

const readCompared = (athleteId: string): readonly ComparedCollege[] => {
  const stored: unknown = readAll()[athleteId]
  return Array.isArray(stored) ? stored.filter(isCollege).slice(0, mostCompared) : []
}

const writeCompared = (athleteId: string, chosen: readonly ComparedCollege[]): void => {
  try {
    sessionStorage.setItem(comparisonKey, JSON.stringify({ ...readAll(), [athleteId]: chosen }))
  } catch {
    // Without storage, the choice lasts as long as the page.
  }
}

const noColleges: readonly ComparedCollege[] = []

const choices = new Map<string, Store<readonly ComparedCollege[]>>()

const storeFor = (athleteId: string): Store<readonly ComparedCollege[]> => {
  const known = choices.get(athleteId) ?? createStore(noColleges)
  choices.set(athleteId, known)
  return known
}

/** The chosen colleges without one that is among them, or with one more if there is room. */
export const withToggled = (
  chosen: readonly ComparedCollege[],
  college: ComparedCollege,
): readonly ComparedCollege[] => {
  if (chosen.some(({ id }) => id === college.id)) return chosen.filter(({ id }) => id !== college.id)
  return chosen.length < mostCompared ? [...chosen, college] : chosen
}

/** In the address: `?colleges=1,2,3`. */
export const compareSearch = (chosen: readonly Pick<ComparedCollege, 'id'>[]) => ({
  colleges: chosen.map(({ id }) => id).join(','),
})

/** The colleges to compare for one athlete, the same on every page of the tab. Empty while the server renders. */
export const useCompared = (athleteId: string) => {
  const choice = storeFor(athleteId)
  const chosen = useStore(choice, noColleges)

  useEffect(() => {
    const stored = readCompared(athleteId)
    // After hydration, because the server does not know it.
    if (stored.length > 0 && choice.get() === noColleges) choice.set(stored)
  }, [athleteId, choice])

  const change = (next: readonly ComparedCollege[]) => {
    choice.set(next)
    writeCompared(athleteId, next)
  }

  return {
    chosen,
    isFull: chosen.length >= mostCompared,
    has: (id: number) => chosen.some((one) => one.id === id),
    toggle: (college: ComparedCollege) => change(withToggled(choice.get(), college)),
    clear: () => change(noColleges),
  }
}

export type Compared = ReturnType<typeof useCompared>

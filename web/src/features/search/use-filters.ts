import { type FilterId, type SearchFilter, setSearchFilters } from '@fieldhouse/contract/search'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { createStore, type Store, useStore } from '../../lib/store.ts'
import {
  cleared,
  joined,
  noSelection,
  type Selection,
  selectionFrom,
  selectionOf,
  toggled,
} from './filter-selection.ts'
import { reasonOf } from './found-words.ts'
import type { AddressedFilters } from './results-search.ts'
import { addressedFiltersQuery, filtersQuery } from './search.api.ts'

/** What can be chosen, what is, and the ways to change it. */
export interface Filters {
  /** Null until they have come; none when they did not. */
  all: readonly SearchFilter[] | null
  /** What is saved, and so holds. */
  selection: Selection
  /** What is on its way to be saved. */
  wanted: Selection | null
  fault: string | null
  toggle: (id: FilterId, variant: string) => void
  clear: (id: FilterId) => void
  clearAll: () => void
}

interface Saving {
  /** Null while all that was chosen is saved. */
  readonly wanted: Store<Selection | null>
  running: Promise<void> | null
}

/** The popup and the page save one choice together: each alone would undo what the other has chosen meanwhile. */
const savings = new WeakMap<QueryClient, Saving>()

const savingOf = (queryClient: QueryClient): Saving => {
  const saving = savings.get(queryClient) ?? { wanted: createStore<Selection | null>(null), running: null }
  savings.set(queryClient, saving)
  return saving
}

const saveAll = async (queryClient: QueryClient, { wanted }: Saving): Promise<void> => {
  for (let sent: Selection | null = null, next = wanted.get(); next && next !== sent; next = wanted.get()) {
    sent = next
    const answer = await call(setSearchFilters, { body: bodyOf(sent) })
    await queryClient.cancelQueries({ queryKey: filtersQuery.queryKey })
    queryClient.setQueryData(filtersQuery.queryKey, answer)
    // An address that names the same filters shows the same.
    queryClient.setQueryData(addressedFiltersQuery(joined(sent)).queryKey, answer)
  }
}

interface FilterPlace {
  /** What the address of the page says; without it what the person has chosen holds. */
  addressed?: AddressedFilters | null
  /** All choices so far are saved. */
  onSaved?: (selection: Selection) => void
}

/** SRC-02: a choice is saved first and holds only once that went well. Choices made meanwhile are saved together after it. */
export const useFilters = ({ addressed = null, onSaved }: FilterPlace = {}): Filters => {
  const queryClient = useQueryClient()
  const { data, isError } = useQuery(addressedFiltersQuery(addressed))
  const all = data?.data ?? (isError ? [] : null)
  const saving = savingOf(queryClient)
  const wanted = useStore(saving.wanted, null)
  const [fault, setFault] = useState<string | null>(null)

  const change = async (to: (from: Selection) => Selection) => {
    setFault(null)
    // What was just saved may not be drawn yet.
    const held = queryClient.getQueryData(addressedFiltersQuery(addressed).queryKey)?.data ?? []
    const next = to(saving.wanted.get() ?? selectionOf(held))
    saving.wanted.set(next)
    saving.running ??= saveAll(queryClient, saving).finally(() => {
      saving.running = null
      saving.wanted.set(null)
    })
    await saving.running.then(
      () => onSaved?.(next),
      (error: unknown) => setFault(reasonOf(error)),
    )
  }

  return {
    all,
    // What the address names holds before the chips have come.
    selection: all?.length ? selectionOf(all) : selectionFrom(addressed ?? {}),
    wanted,
    fault,
    toggle: (id, variant) => void change((from) => toggled(from, id, variant)),
    clear: (id) => void change((from) => cleared(from, id)),
    clearAll: () => void change(() => noSelection),
  }
}

const bodyOf = (selection: Selection): Record<FilterId, string[]> => {
  const { sports, positions, class: year, state, gender, height, weight } = selection
  return {
    sports: [...sports],
    positions: [...positions],
    class: [...year],
    state: [...state],
    gender: [...gender],
    height: [...height],
    weight: [...weight],
  }
}

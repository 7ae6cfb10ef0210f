import { type FilterId, type SearchFilter, setSearchFilters } from '@fieldhouse/contract/search'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { cleared, noSelection, type Selection, selectionOf, toggled } from './filter-selection.ts'
import { reasonOf } from './found-words.ts'
import { filtersQuery } from './search.api.ts'

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

/** SRC-02: a choice is saved first and holds only once that went well. Choices made meanwhile are saved together after it. */
export const useFilters = (): Filters => {
  const queryClient = useQueryClient()
  const { data, isError } = useQuery(filtersQuery)
  const all = data?.data ?? (isError ? [] : null)
  const selection = selectionOf(all ?? [])
  const newest = useRef<Selection | null>(null)
  const [wanted, setWanted] = useState<Selection | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  const save = async () => {
    setFault(null)
    try {
      for (let sent: Selection | null = null; newest.current && newest.current !== sent; ) {
        sent = newest.current
        const answer = await call(setSearchFilters, { body: bodyOf(sent) })
        await queryClient.cancelQueries({ queryKey: filtersQuery.queryKey })
        queryClient.setQueryData(filtersQuery.queryKey, answer)
      }
    } catch (error) {
      setFault(reasonOf(error))
    }
    newest.current = null
    setWanted(null)
  }

  const change = (to: (from: Selection) => Selection) => {
    const isSaving = newest.current !== null
    newest.current = to(newest.current ?? selection)
    setWanted(newest.current)
    if (!isSaving) void save()
  }

  return {
    all,
    selection,
    wanted,
    fault,
    toggle: (id, variant) => change((from) => toggled(from, id, variant)),
    clear: (id) => change((from) => cleared(from, id)),
    clearAll: () => change(() => noSelection),
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

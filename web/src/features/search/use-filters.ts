import { type FilterId, type SearchFilter, setSearchFilters } from '@fieldhouse/contract/search'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useSavedChoice } from '../../lib/use-saved-choice.ts'
import {
  joinedFilters,
  noSelection,
  type Selection,
  selectionFrom,
  selectionOf,
  withFilterToggled,
  withoutFilter,
} from './filter-selection.ts'
import type { AddressedFilters } from './results-search.ts'
import { addressedFiltersQuery, searchFiltersQuery } from './search.api.ts'

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

interface FilterPlace {
  /** What the address of the page says; without it what the person has chosen holds. */
  addressed?: AddressedFilters | null
  /** All choices so far are saved. */
  onSaved?: (selection: Selection) => void
}

/** SRC-02: what the search is narrowed by. The popup and the page show one choice. */
export const useFilters = ({ addressed = null, onSaved }: FilterPlace = {}): Filters => {
  const queryClient = useQueryClient()
  const { data, isError } = useQuery(addressedFiltersQuery(addressed))
  const all = data?.data ?? (isError ? [] : null)
  const { wanted, fault, change } = useSavedChoice({
    name: setSearchFilters.path,
    // What was just saved may not be drawn yet.
    held: () => selectionOf(queryClient.getQueryData(addressedFiltersQuery(addressed).queryKey)?.data ?? []),
    save: async (sent: Selection) => {
      const answer = await call(setSearchFilters, { body: filtersBody(sent) })
      await queryClient.cancelQueries({ queryKey: searchFiltersQuery.queryKey })
      queryClient.setQueryData(searchFiltersQuery.queryKey, answer)
      // An address that names the same filters shows the same.
      queryClient.setQueryData(addressedFiltersQuery(joinedFilters(sent)).queryKey, answer)
    },
    onSaved,
  })

  return {
    all,
    // What the address names holds before the chips have come.
    selection: all?.length ? selectionOf(all) : selectionFrom(addressed ?? {}),
    wanted,
    fault,
    toggle: (id, variant) => change((from) => withFilterToggled(from, id, variant)),
    clear: (id) => change((from) => withoutFilter(from, id)),
    clearAll: () => change(() => noSelection),
  }
}

const filtersBody = (selection: Selection): Record<FilterId, string[]> => {
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

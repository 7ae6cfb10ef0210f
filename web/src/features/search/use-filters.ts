import { type FilterId, type SearchFilter, setSearchFilters } from '@fieldhouse/contract/search'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { withRangesIn } from '../../lib/athlete-facts.ts'
import { useUnits } from '../../lib/units.ts'
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

/** The possible choices, the current ones, and functions to change them. */
export interface Filters {
  /** Null until they have loaded. Empty if they failed. */
  all: readonly SearchFilter[] | null
  /** The saved choices, which apply. */
  selection: Selection
  /** The choices being saved. */
  wanted: Selection | null
  fault: string | null
  toggle: (id: FilterId, variant: string) => void
  clear: (id: FilterId) => void
  clearAll: () => void
}

interface FilterPlace {
  /** The address's filters. Without them, the person's own choice applies. */
  addressed?: AddressedFilters | null
  /** Called when all choices are saved. */
  onSaved?: (selection: Selection) => void
}

/** SRC-02: the search filters. The popup and the page share them. */
export const useFilters = ({ addressed = null, onSaved }: FilterPlace = {}): Filters => {
  const queryClient = useQueryClient()
  const { data, isError } = useQuery(addressedFiltersQuery(addressed))
  const units = useUnits()
  const all = data ? withRangesIn(data.data, units) : isError ? [] : null
  const { wanted, fault, change } = useSavedChoice({
    name: setSearchFilters.path,
    // The last save may not be rendered yet.
    held: () => selectionOf(queryClient.getQueryData(addressedFiltersQuery(addressed).queryKey)?.data ?? []),
    save: async (sent: Selection) => {
      const answer = await call(setSearchFilters, { body: filtersBody(sent) })
      await queryClient.cancelQueries({ queryKey: searchFiltersQuery.queryKey })
      queryClient.setQueryData(searchFiltersQuery.queryKey, answer)
      // An address with the same filters shows the same results.
      queryClient.setQueryData(addressedFiltersQuery(joinedFilters(sent)).queryKey, answer)
    },
    onSaved,
  })

  return {
    all,
    // The address's filters apply before the chips have loaded.
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

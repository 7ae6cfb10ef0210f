import { type FilterId, filterIds, type SearchFilter } from '@fieldhouse/contract/search'

/** SRC-02: what is chosen of each filter. */
export type Selection = Readonly<Record<FilterId, readonly string[]>>

const selectionBy = (chosenOf: (id: FilterId) => readonly string[]): Selection =>
  Object.fromEntries(filterIds.map((id) => [id, chosenOf(id)])) as unknown as Selection

export const noSelection: Selection = selectionBy(() => [])

export const selectionOf = (filters: readonly SearchFilter[]): Selection =>
  selectionBy((id) => filters.find((filter) => filter.id === id)?.selected ?? [])

/** As an address names it. */
export const selectionFrom = (addressed: Partial<Record<FilterId, string>>): Selection =>
  selectionBy((id) => addressed[id]?.split(',') ?? [])

/**
 * SRC-02: a sport takes the place of the one before, and positions go with theirs; everything else joins what is chosen.
 * Chosen once more, it is taken off.
 */
export const withFilterToggled = (selection: Selection, id: FilterId, variant: string): Selection => {
  const chosen = selection[id]
  const isOn = chosen.includes(variant)
  if (id === 'sports') return { ...selection, sports: isOn ? [] : [variant], positions: [] }
  return { ...selection, [id]: isOn ? chosen.filter((one) => one !== variant) : [...chosen, variant] }
}

/** All of one filter taken off; positions belong to their sport. */
export const withoutFilter = (selection: Selection, id: FilterId): Selection => ({
  ...selection,
  [id]: [],
  ...(id === 'sports' ? { positions: [] } : {}),
})

export const countSelected = (selection: Selection): number =>
  filterIds.reduce((sum, id) => sum + selection[id].length, 0)

/** As a search asks for it: one text for each filter, `PG,SG`. */
export const joinedFilters = (selection: Selection): Partial<Record<FilterId, string>> =>
  Object.fromEntries(filterIds.flatMap((id) => (selection[id].length ? [[id, selection[id].join(',')]] : [])))

import { type FilterId, filterIds, type SearchFilter } from '@fieldhouse/contract/search'

/** SRC-02: the choices of each filter. */
export type Selection = Readonly<Record<FilterId, readonly string[]>>

const selectionBy = (chosenOf: (id: FilterId) => readonly string[]): Selection =>
  Object.fromEntries(filterIds.map((id) => [id, chosenOf(id)])) as unknown as Selection

export const noSelection: Selection = selectionBy(() => [])

export const selectionOf = (filters: readonly SearchFilter[]): Selection =>
  selectionBy((id) => filters.find((filter) => filter.id === id)?.selected ?? [])

/** The choices in an address. */
export const selectionFrom = (addressed: Partial<Record<FilterId, string>>): Selection =>
  selectionBy((id) => addressed[id]?.split(',') ?? [])

/**
 * SRC-02: a sport replaces the previous one and removes its positions. Everything else combines. A second press removes
 * a choice.
 */
export const withFilterToggled = (selection: Selection, id: FilterId, variant: string): Selection => {
  const chosen = selection[id]
  const isOn = chosen.includes(variant)
  if (id === 'sports') return { ...selection, sports: isOn ? [] : [variant], positions: [] }
  return { ...selection, [id]: isOn ? chosen.filter((one) => one !== variant) : [...chosen, variant] }
}

/** Clears one filter. Clearing the sport also clears the positions. */
export const withoutFilter = (selection: Selection, id: FilterId): Selection => ({
  ...selection,
  [id]: [],
  ...(id === 'sports' ? { positions: [] } : {}),
})

export const countSelected = (selection: Selection): number =>
  filterIds.reduce((sum, id) => sum + selection[id].length, 0)

/** The choices in a request: one text per filter, `PG,SG`. */
export const joinedFilters = (selection: Selection): Partial<Record<FilterId, string>> =>
  Object.fromEntries(filterIds.flatMap((id) => (selection[id].length ? [[id, selection[id].join(',')]] : [])))

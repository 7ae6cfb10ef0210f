import type { CenterItem } from '@fieldhouse/contract/recruiting'
import type { ActivityEvent } from '@fieldhouse/contract/recruiting.activity'
import { useQuery } from '@tanstack/react-query'
import type { Center } from './center.ts'
import type { CenterSearch } from './center-search.ts'
import { contactQuery } from './recruiting.api.ts'
import { foundSelection, pickedId, type Selection, shownSelection } from './selection.ts'

/** The request for the person in the address. */
export interface Lookup {
  /** Null while the request is pending. */
  error: unknown
  retry: () => void
}

export interface Picked {
  selection: Selection | null
  /** Null if nobody is selected, and when they are known. */
  lookup: Lookup | null
}

/**
 * RCC-04: the person in the address. The server is always asked: the list and the log show them sooner, but a search,
 * another page, or a reload removes them from both.
 */
export const usePicked = (
  center: Center,
  search: CenterSearch,
  items: readonly CenterItem[],
  events: readonly ActivityEvent[],
): Picked => {
  const id = pickedId(center, search)
  const { data, error, isFetching, refetch } = useQuery({
    ...contactQuery(center.id, id ?? ''),
    enabled: id !== null,
  })
  if (id === null) return { selection: null, lookup: null }
  const selection = data
    ? foundSelection(id, data)
    : (shownSelection(center, id, items, events) ?? (data === null ? foundSelection(id, null) : null))
  return {
    selection,
    lookup: selection ? null : { error: isFetching ? null : error, retry: () => void refetch() },
  }
}

import type { CenterItem } from '@fieldhouse/contract/recruiting'
import type { ActivityEvent } from '@fieldhouse/contract/recruiting.activity'
import { useQuery } from '@tanstack/react-query'
import type { Center } from './center.ts'
import type { CenterSearch } from './center-search.ts'
import { contactQuery } from './recruiting.api.ts'
import { foundSelection, pickedId, type Selection, shownSelection } from './selection.ts'

/** The server is asked who the address names. */
export interface Lookup {
  /** Null while the answer is on its way. */
  error: unknown
  retry: () => void
}

export interface Picked {
  selection: Selection | null
  /** Null where nobody is picked, and once they are known. */
  lookup: Lookup | null
}

/**
 * RCC-04: who the address names. The server is always asked: the list and the log show them sooner, but a search, another
 * page, or a reload takes them out of both.
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

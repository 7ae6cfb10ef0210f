import { type RosterFilter, type RosterSort, rosterFilters, rosterSorts } from '@fieldhouse/contract/desk'
import { oneOf } from '../../lib/address-parts.ts'
import { type ListSearch, readListSearch } from '../../lib/list-search.ts'

/** The roster's state in the address. Everything that is the default is left out. */
export interface RosterSearch extends ListSearch {
  filter?: Exclude<RosterFilter, 'all'>
  sort?: Exclude<RosterSort, 'name'>
  /** The rows lead to the athletes' recruiting centers instead of the work. */
  open?: 'recruiting-center'
}

export const withFilter = (
  { filter: _, page: __, ...search }: RosterSearch,
  chosen: unknown,
): RosterSearch => {
  const filter = oneOf(rosterFilters, chosen)
  return filter && filter !== 'all' ? { ...search, filter } : search
}

export const sortedBy = ({ sort: _, page: __, ...search }: RosterSearch, chosen: unknown): RosterSearch => {
  const sort = oneOf(rosterSorts, chosen)
  return sort && sort !== 'name' ? { ...search, sort } : search
}

/** Also works on the router's result, which still contains the address's raw text. */
export const readRosterSearch = (given: {
  q?: unknown
  page?: unknown
  filter?: unknown
  sort?: unknown
  open?: unknown
}): RosterSearch => {
  const { page, ...search } = readListSearch(given)
  return {
    ...sortedBy(withFilter(search, given.filter), given.sort),
    ...(given.open === 'recruiting-center' ? { open: given.open } : {}),
    ...(page ? { page } : {}),
  }
}

import { type UserFilter, userFilters } from '@fieldhouse/contract/admin'
import { type ListSearch, readListSearch } from '../../lib/list-search.ts'

/** The filter for users: `?q=abel&type=coach&page=2`. */
export interface UsersSearch extends ListSearch {
  type?: UserFilter
}

export const readUsersSearch = (search: { q?: unknown; page?: unknown; type?: unknown }): UsersSearch => {
  const type = userFilters.find((filter) => filter === search.type)
  return { ...readListSearch(search), ...(type && type !== 'all' ? { type } : {}) }
}

/** Another type starts on the first page, with the same text. */
export const ofType = ({ q }: UsersSearch, type: UserFilter): UsersSearch => ({
  ...(q ? { q } : {}),
  ...(type === 'all' ? {} : { type }),
})

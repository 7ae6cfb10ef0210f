import { type UserFilter, type UserSort, userFilters, userSorts } from '@fieldhouse/contract/admin'
import { type ListSearch, readListSearch } from '../../lib/list-search.ts'

/** The filter for users: `?q=abel&type=coach&sort=name&page=2`. */
export interface UsersSearch extends ListSearch {
  type?: UserFilter
  sort?: UserSort
}

interface RawSearch {
  q?: unknown
  page?: unknown
  type?: unknown
  sort?: unknown
}

export const readUsersSearch = (search: RawSearch): UsersSearch => {
  const type = userFilters.find((filter) => filter === search.type)
  const sort = userSorts.find((order) => order === search.sort)
  return {
    ...readListSearch(search),
    ...(type && type !== 'all' ? { type } : {}),
    ...(sort && sort !== 'newest' ? { sort } : {}),
  }
}

/** Another type starts on the first page, with the same text and order. */
export const ofType = ({ q, sort }: UsersSearch, type: UserFilter): UsersSearch => ({
  ...(q ? { q } : {}),
  ...(sort ? { sort } : {}),
  ...(type === 'all' ? {} : { type }),
})

/** Another order starts on the first page. */
export const usersSortedBy = ({ q, type }: UsersSearch, sort: UserSort): UsersSearch => ({
  ...(q ? { q } : {}),
  ...(type ? { type } : {}),
  ...(sort === 'newest' ? {} : { sort }),
})

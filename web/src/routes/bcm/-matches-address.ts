import {
  addressOf,
  type MatchesSearch,
  readMatchesSearch,
} from '../../features/matching/list/matches-search.ts'

/** The favorites have an address of their own. */
export type ListPage = 'matches' | 'favorites'

export const searchOn = (page: ListPage, given: object): MatchesSearch => {
  const search = readMatchesSearch(given)
  if (page === 'matches') return search
  return { list: 'favorites', ...(search.page ? { page: search.page } : {}) }
}

/** As the address of its page has it. */
export const addressOn = (page: ListPage, { list, ...search }: MatchesSearch) =>
  addressOf(page === 'favorites' || !list ? search : { ...search, list })

import {
  getMatches,
  getMatchesContacted,
  getMatchesViewed,
  getMatchFavorites,
  getMatchMap,
  getMatchOverview,
  type MatchList,
} from '@fieldhouse/contract/matching'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, queryOf } from '../../lib/api.ts'
import type { MatchesSearch, ShortListName } from './list/matches-search.ts'

/** Without a connection a call fails with a message instead of waiting silently. */
const evenOffline = { networkMode: 'always' } as const

/** The list and what is around it change together (`use-refreshed-matches.ts`), never one by one. */
const whole = { refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: 5 * 60_000 } as const

/** What is around the list: the counts, the must-haves, and whose it is. */
export const overviewQuery = (id: string) =>
  queryOptions({ ...queryOf(getMatchOverview, { params: { id } }), ...evenOffline, ...whole })

type Filters = Pick<MatchesSearch, 'q' | 'chance' | 'level' | 'state'>

/** The filters as the API takes them. */
export const filterQuery = ({ q, chance, level, state }: Filters) => ({
  ...(q ? { q } : {}),
  ...(chance ? { chance: chance.join(',') } : {}),
  ...(level ? { level: level.join(',') } : {}),
  ...(state ? { state: state.join(',') } : {}),
})

export const matchesInput = (id: string, search: MatchesSearch) => ({
  params: { id },
  query: {
    ...filterQuery(search),
    page: search.page ?? 1,
    ...(search.sort ? { sort: search.sort } : {}),
  },
})

/** BCM-02: a page of the matches. The old rows stay until the new ones arrive. */
export const matchesQuery = (id: string, search: MatchesSearch) =>
  queryOptions({
    ...queryOf(getMatches, matchesInput(id, search)),
    placeholderData: keepPreviousData,
    ...evenOffline,
    ...whole,
  })

export const mapInput = (id: string, filters: Filters) => ({ params: { id }, query: filterQuery(filters) })

/** Where the matches are, with the same filters. */
export const mapQuery = (id: string, filters: Filters) =>
  queryOptions({
    ...queryOf(getMatchMap, mapInput(id, filters)),
    placeholderData: keepPreviousData,
    ...evenOffline,
    ...whole,
  })

const shortLists = {
  favorites: getMatchFavorites,
  'recently-viewed': getMatchesViewed,
  'recently-contacted': getMatchesContacted,
}

/** The calls that answer with matches, so a heart changes in all of them. */
export const matchListEndpoints = [getMatches, ...Object.values(shortLists)]

/** The same lists as in the recruiting center. */
export const shortListQuery = (id: string, list: ShortListName, page: number) => {
  const input = { params: { id }, query: { page } }
  return queryOptions({
    queryKey: [shortLists[list].path, input] as const,
    queryFn: ({ signal }): Promise<MatchList> => call(shortLists[list], input, { signal }),
    placeholderData: keepPreviousData,
    ...evenOffline,
  })
}

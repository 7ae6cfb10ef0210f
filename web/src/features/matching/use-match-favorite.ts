import {
  compareMatches,
  getMatch,
  getMatchFavorites,
  type MatchList,
  type MatchOverview,
  toggleMatchFavorite,
} from '@fieldhouse/contract/matching'
import type { ExplainedMatch, Match } from '@fieldhouse/contract/matching.match'
import { getCenterCounts, getFavorites, getResults } from '@fieldhouse/contract/recruiting'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { favoritePresses } from '../../lib/favorite-presses.ts'
import { pageOrigin } from '../../lib/page-origin.ts'
import { plainReason } from '../../lib/plain-reason.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { matchListEndpoints, overviewQuery } from './matches.api.ts'

type PressedMatch = Pick<Match, 'match_id' | 'is_favorite'> & { college: { short_name: string } }

/** The recruiting center shows the same hearts. A row without its heart stays until its list opens again. */
const shownElsewhere = [getMatchFavorites, getFavorites, getResults, getCenterCounts]

type ShownMatch = Match & Partial<Pick<ExplainedMatch, 'similar'>>

/** A shown match, also among its similar ones, with the heart of one college changed. */
const withHeart =
  (matchId: number, is_favorite: boolean) =>
  <Shown extends ShownMatch>(shown: Shown): Shown => ({
    ...shown,
    ...(shown.match_id === matchId && { is_favorite }),
    ...(shown.similar && { similar: shown.similar.map(withHeart(matchId, is_favorite)) }),
  })

/** Updates the heart wherever it is shown. If the server refuses, it goes back and says why. */
const matchPresses = (queryClient: QueryClient, id: string) => {
  const { queryKey } = overviewQuery(id)
  return favoritePresses<PressedMatch>({
    keyOf: ({ match_id }) => String(match_id),
    send: async ({ match_id }, is_favorite) => {
      const { data } = await call(toggleMatchFavorite, {
        params: { id },
        body: { college_id: match_id, is_favorite, origin: pageOrigin() },
      })
      for (const { path } of shownElsewhere)
        await queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' })
      return data
    },
    show: ({ match_id }, is_favorite) => {
      const changed = withHeart(match_id, is_favorite)
      for (const { path } of [...matchListEndpoints, compareMatches])
        queryClient.setQueriesData<Pick<MatchList, 'data'>>(
          { queryKey: [path] },
          (list) => list && { ...list, data: list.data.map(changed) },
        )
      queryClient.setQueriesData<{ data: ExplainedMatch }>(
        { queryKey: [getMatch.path] },
        (page) => page && { data: changed(page.data) },
      )
    },
    setCount: (change) =>
      queryClient.setQueryData<{ data: MatchOverview }>(
        queryKey,
        (known) =>
          known && {
            data: {
              ...known.data,
              lists: { ...known.data.lists, favorites: Math.max(0, change(known.data.lists.favorites)) },
            },
          },
      ),
    onRefused: ({ college }, error) => {
      toast.error(`${college.short_name} is as it was. ${plainReason(error)}`)
      // The package may have ended meanwhile.
      void queryClient.invalidateQueries({ queryKey })
    },
  })
}

type Presses = ReturnType<typeof matchPresses>

/** Stored with the data, not with the page: a press continues when another list opens. */
const pressesByAthlete = new WeakMap<QueryClient, Map<string, Presses>>()

/** BCM-02: a press on a heart, the same in every list of an athlete's matches. */
export const useMatchFavorite = (id: string) => {
  const queryClient = useQueryClient()
  return (match: PressedMatch): Promise<void> => {
    const all = pressesByAthlete.get(queryClient) ?? new Map<string, Presses>()
    pressesByAthlete.set(queryClient, all)
    const press = all.get(id) ?? matchPresses(queryClient, id)
    all.set(id, press)
    return press(match, match.is_favorite)
  }
}

import type { User } from '@fieldhouse/contract/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { loadWayBack } from '../../features/billing/ended/ended-line.tsx'
import { loadMatchList, openMatches } from '../../features/matching/load-matches.ts'
import { couldHaveMatching, matchingPath, teaserPath } from '../../features/matching/matching-access.ts'
import { loadRosterBar } from '../../features/roster/load-roster-bar.ts'
import { type ListPage, searchOn } from './-matches-address.ts'

export interface MatchesLoad {
  queryClient: QueryClient
  viewer: User | null
  userId: string | null
  page: ListPage
  search: object
}

/**
 * BCM-04: runs before anything about matches is shown. A family without the package goes to the teaser, everyone else
 * without access goes home, and a family with an unfinished survey continues it.
 */
export const openMatchesOrLeave = async ({
  queryClient,
  viewer,
  userId,
}: Pick<MatchesLoad, 'queryClient' | 'viewer' | 'userId'>) => {
  if (viewer?.type === 'rsc' && userId === null) throw redirect({ to: '/coach/roster', statusCode: 302 })
  const opened = await openMatches(queryClient, viewer, userId)
  if (!opened) {
    const canBuy = viewer !== null && couldHaveMatching(viewer, userId)
    throw redirect({ href: canBuy ? teaserPath('matches', userId) : '/', statusCode: 302 })
  }
  const { place, overview } = opened
  await loadRosterBar(queryClient, viewer, place.userId)
  if (!overview.survey.completed)
    throw redirect({ href: matchingPath(place.userId, 'survey'), statusCode: 302 })
  if (overview.ended_on !== null && place.role === 'family') await loadWayBack(queryClient)
  return place
}

export const loadMatchesPage = async ({ page, ...at }: MatchesLoad) => {
  const search = searchOn(page, at.search)
  if (page === 'matches' && search.list === 'favorites')
    throw redirect({ href: matchingPath(at.userId, 'favorites'), statusCode: 302 })
  const place = await openMatchesOrLeave(at)
  await loadMatchList(at.queryClient, place, search)
  return { place, page }
}

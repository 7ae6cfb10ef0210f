import type { User } from '@fieldhouse/contract/accounts'
import type { QueryClient } from '@tanstack/react-query'
import { redirect, useNavigate, useRouterState, useSearch } from '@tanstack/react-router'
import { EndedLine, loadWayBack } from '../../features/billing/ended/ended-line.tsx'
import { MatchesPage } from '../../features/matching/list/matches-page.tsx'
import {
  addressOf,
  type MatchesSearch,
  readMatchesSearch,
} from '../../features/matching/list/matches-search.ts'
import { MatchesSkeleton } from '../../features/matching/list/matches-skeleton.tsx'
import { loadMatchList, openMatches } from '../../features/matching/load-matches.ts'
import {
  couldHaveMatching,
  type MatchingPlace,
  matchingPath,
  matchingSiblings,
  teaserPath,
} from '../../features/matching/matching-access.ts'
import { loadRosterBar } from '../../features/roster/load-roster-bar.ts'
import { stringifySearch } from '../../lib/search-params.ts'
import { placesOf } from '../../shell/layouts/area-places.ts'
import { BcmLayout } from '../../shell/layouts/bcm-layout.tsx'
import { openPayment } from '../../shell/popups.ts'

/** The favorites have an address of their own. */
type ListPage = 'matches' | 'favorites'

interface MatchesLoad {
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

export const loadMatches = async ({ page, ...at }: MatchesLoad) => {
  const search = searchOn(page, at.search)
  if (page === 'matches' && search.list === 'favorites')
    throw redirect({ href: matchingPath(at.userId, 'favorites'), statusCode: 302 })
  const place = await openMatchesOrLeave(at)
  await loadMatchList(at.queryClient, place, search)
  return { place, page }
}

const searchOn = (page: ListPage, given: object): MatchesSearch => {
  const search = readMatchesSearch(given)
  if (page === 'matches') return search
  return { list: 'favorites', ...(search.page ? { page: search.page } : {}) }
}

/** As the address of its page has it. */
const addressOn = (page: ListPage, { list, ...search }: MatchesSearch) =>
  addressOf(page === 'favorites' || !list ? search : { ...search, list })

interface MatchesScreenProps {
  viewer: User | null
  place: MatchingPlace
  page: ListPage
}

export const MatchesScreen = ({ viewer, place, page }: MatchesScreenProps) => {
  const navigate = useNavigate()
  const search = searchOn(page, useSearch({ strict: false }))
  const here = useRouterState({ select: ({ location }) => location.href })
  if (!viewer) return null
  return (
    <BcmLayout viewer={viewer} places={placesOf(viewer)} userId={place.userId}>
      <MatchesPage
        // Another athlete is a new page, so typed text does not carry over.
        key={place.id}
        place={place}
        search={search}
        onSearchChange={(to, isQuiet = false) =>
          void navigate({
            to: '.',
            search: addressOn(page, to) as never,
            replace: isQuiet,
            resetScroll: false,
          })
        }
        hrefOf={(to) => `${matchingPath(place.userId, page)}${stringifySearch(addressOn(page, to))}`}
        onOpen={(path) => void navigate({ href: path })}
        siblings={matchingSiblings(viewer)}
        ended={(ended) => (
          <EndedLine
            {...ended}
            feature="best-college-match"
            reader={place.role}
            athleteUserId={place.id}
            returnTo={here}
            onChoose={(packageKey, cycle) => openPayment(packageKey, cycle, here, place.id)}
          />
        )}
      />
    </BcmLayout>
  )
}

export const MatchesPending = ({ viewer }: { viewer: User | null }) =>
  viewer && (
    <BcmLayout viewer={viewer} places={placesOf(viewer)} userId={null}>
      <MatchesSkeleton />
    </BcmLayout>
  )

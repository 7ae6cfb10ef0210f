import type { User } from '@fieldhouse/contract/accounts'
import { hasStoredComparison } from '../../features/matching/compare-tray/stored-comparison.ts'
import { MatchesSkeleton } from '../../features/matching/list/matches-skeleton.tsx'
import type { MatchingPlace } from '../../features/matching/matching-access.ts'
import { placesOf } from '../../shell/layouts/area-places.ts'
import { BcmLayout } from '../../shell/layouts/bcm-layout.tsx'
import { lateView } from '../../ui/loading/late-view.tsx'
import type { MatchesLoad } from './-load-matches.ts'
import type { ListPage } from './-matches-address.ts'

const loadBody = async () => {
  const [{ MatchesBody }, { LateMap }] = await Promise.all([
    import('./-matches-body.tsx'),
    import('../../features/matching/list/matches-map.tsx'),
  ])
  await LateMap.preload()
  return MatchesBody
}

/**
 * Only the tab knows what it compares. A key may be one that the page listens to. A page that was in the background may be
 * older than the survey.
 */
const comesToLife = (wake: () => void) => {
  if (hasStoredComparison()) wake()
  const comeBack = () => {
    if (!document.hidden) wake()
  }
  document.addEventListener('keydown', wake)
  document.addEventListener('visibilitychange', comeBack)
  return () => {
    document.removeEventListener('keydown', wake)
    document.removeEventListener('visibilitychange', comeBack)
  }
}

/** The server draws the list and the map, and its links work. That is all a reader needs. */
const LateMatches = lateView(
  loadBody,
  import.meta.env.SSR ? (await import('./-matches-body.tsx')).MatchesBody : undefined,
  'empty:min-h-screen',
  comesToLife,
)

/** Only a page that is opened from another one runs it in the browser. */
export const loadMatches = async (at: MatchesLoad) => {
  const { loadMatchesPage } = await import('./-load-matches.ts')
  const [loaded] = await Promise.all([
    loadMatchesPage(at),
    import.meta.env.SSR ? null : LateMatches.preload(),
  ])
  return loaded
}

interface MatchesScreenProps {
  viewer: User | null
  place: MatchingPlace
  page: ListPage
}

export const MatchesScreen = ({ viewer, place, page }: MatchesScreenProps) =>
  viewer && (
    <BcmLayout viewer={viewer} places={placesOf(viewer)} userId={place.userId}>
      <LateMatches viewer={viewer} place={place} page={page} />
    </BcmLayout>
  )

export const MatchesPending = ({ viewer }: { viewer: User | null }) =>
  viewer && (
    <BcmLayout viewer={viewer} places={placesOf(viewer)} userId={null}>
      <MatchesSkeleton />
    </BcmLayout>
  )

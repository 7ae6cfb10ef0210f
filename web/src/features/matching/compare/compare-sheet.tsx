import { useQuery } from '@tanstack/react-query'
import type { CenterLinks } from '../../../lib/center-links.ts'
import { fullName } from '../../../lib/person-name.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { FavoriteButton } from '../../../ui/actions/favorite-button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useCompared } from '../compare-tray/compare-choice.ts'
import { compareQuery } from '../match/match.api.ts'
import { matchPaths } from '../match-paths.ts'
import { overviewQuery } from '../matches.api.ts'
import type { MatchingPlace } from '../matching-access.ts'
import { useMatchFavorite } from '../use-match-favorite.ts'
import { YouMeans } from '../you-means.tsx'
import { ComparePage } from './compare-page.tsx'

interface CompareSheetProps {
  place: MatchingPlace
  colleges: readonly number[]
  coachPlaces: CenterLinks | null
  now: number
  /** The colleges that are left, for the address. */
  onColleges: (colleges: readonly number[]) => void
}

/** BCM-02: /bcm/compare. The address says what is compared, and the tray follows. */
export const CompareSheet = ({ place, colleges, coachPlaces, now, onColleges }: CompareSheetProps) => {
  const overview = useQuery(overviewQuery(place.id)).data?.data
  const isAny = colleges.length > 0
  const { data, error, isFetching, refetch } = useQuery({
    ...compareQuery(place.id, colleges),
    enabled: isAny,
    placeholderData: (before) => before,
  })
  const compared = useCompared(place.id)
  const favorite = useMatchFavorite(place.id)
  if (isAny && !data)
    return error && !isFetching ? (
      <div className="wrap py-16">
        <ErrorState as="h2" title="The comparison did not load" onRetry={() => void refetch()}>
          {plainReason(error)}
        </ErrorState>
      </div>
    ) : (
      <LoadingRegion label="Loading the comparison…">
        <Skeleton className="m-6 h-120" />
      </LoadingRegion>
    )
  const matches = (isAny ? (data?.data ?? []) : []).filter(({ match_id }) => colleges.includes(match_id))
  const isReadOnly = overview ? overview.ended_on !== null : false
  return (
    <ComparePage
      matches={matches}
      theme={overview?.athlete.color_theme}
      about={overview && <YouMeans place={place} athlete={overview.athlete} />}
      printedFor={overview ? fullName(overview.athlete) : null}
      printedAt={now}
      paths={matchPaths(place.userId)}
      coachPlaces={coachPlaces}
      onRemove={(id) => {
        const known = compared.chosen.find((one) => one.id === id)
        if (known) compared.toggle(known)
        onColleges(colleges.filter((one) => one !== id))
      }}
      favoriteOf={(match) => (
        <FavoriteButton
          name={match.college.short_name}
          isFavorite={match.is_favorite}
          isReadOnly={isReadOnly}
          onToggle={() => void favorite(match)}
        />
      )}
    />
  )
}

import { getMatchesViewed, markMatchViewed } from '@fieldhouse/contract/matching'
import { getRecentlyViewed } from '@fieldhouse/contract/recruiting'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Columns4, Heart } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { call } from '../../../lib/api.ts'
import type { CenterLinks } from '../../../lib/center-links.ts'
import { refreshCoachLists } from '../../../lib/coach-lists.ts'
import { plainReason } from '../../../lib/plain-reason.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { useCompared } from '../compare-tray/compare-choice.ts'
import { CompareTray } from '../compare-tray/compare-tray.tsx'
import { matchPaths } from '../match-paths.ts'
import { overviewQuery } from '../matches.api.ts'
import { type MatchingPlace, matchingPath } from '../matching-access.ts'
import { useMatchFavorite } from '../use-match-favorite.ts'
import { YouMeans } from '../you-means.tsx'
import { matchQuery } from './match.api.ts'
import { MatchPage } from './match-page.tsx'
import { SimilarMatches } from './similar-matches.tsx'

interface MatchSheetProps {
  place: MatchingPlace
  matchId: number
  coachPlaces: CenterLinks | null
  /** The line on top, with the day the package ended. */
  ended: (ended: { endedOn: string; athleteName: string | null }) => ReactNode
}

/** BCM-02: /bcm/matches/{matchId}, with its hearts and the compare tray. */
export const MatchSheet = ({ place, matchId, coachPlaces, ended }: MatchSheetProps) => {
  const { id, userId, viewerId } = place
  const queryClient = useQueryClient()
  const overview = useQuery(overviewQuery(id)).data?.data
  const { data, error, isFetching, refetch } = useQuery(matchQuery(id, matchId))
  const compared = useCompared(id)
  const favorite = useMatchFavorite(id)
  const isOpened = data !== undefined
  useEffect(() => {
    if (!isOpened) return
    // It is now one of the recently viewed colleges. If that fails, nothing on this page is different.
    void call(markMatchViewed, { params: { id, matchId } })
      .then(() => {
        for (const { path } of [getMatchesViewed, getRecentlyViewed])
          void queryClient.invalidateQueries({ queryKey: [path], refetchType: 'none' })
      })
      .catch(() => {})
  }, [isOpened, id, matchId, queryClient])

  if (!data || !overview)
    return error && !isFetching ? (
      <div className="wrap py-16">
        <ErrorState as="h2" title="The match did not load" onRetry={() => void refetch()}>
          {plainReason(error)}
        </ErrorState>
      </div>
    ) : (
      <LoadingRegion label="Loading the match…">
        <Skeleton className="h-100" />
      </LoadingRegion>
    )

  const match = data.data
  const { short_name } = match.college
  const isReadOnly = overview.ended_on !== null
  const athleteName = viewerId === id ? null : overview.athlete.first_name
  const isCompared = compared.has(matchId)
  const paths = matchPaths(userId)
  return (
    <div data-theme={overview.athlete.color_theme}>
      {overview.ended_on !== null && ended({ endedOn: overview.ended_on, athleteName })}
      {athleteName && (
        <p className="wrap py-2.5 text-ui">
          {place.role === 'family' && (
            <>
              A match for <b className="font-semibold">{`${athleteName} ${overview.athlete.last_name}`}</b>.{' '}
            </>
          )}
          <YouMeans place={place} athlete={overview.athlete} />
        </p>
      )}
      <MatchPage
        match={match}
        athlete={overview.athlete}
        paths={paths}
        coachPlaces={coachPlaces}
        isReadOnly={isReadOnly}
        actions={
          <>
            {(match.is_favorite || !isReadOnly) && (
              <Button
                size="lg"
                variant="white"
                isOutlined
                isActive={match.is_favorite}
                onClick={() => void favorite(match)}
              >
                <Icon of={Heart} className={match.is_favorite ? 'fill-current' : ''} />
                Favorite
              </Button>
            )}
            <Button
              size="lg"
              variant="white"
              isOutlined
              isActive={isCompared}
              disabled={compared.isFull && !isCompared}
              title={
                compared.isFull && !isCompared
                  ? 'You can compare four colleges. Take one out first.'
                  : undefined
              }
              onClick={() => compared.toggle({ id: matchId, name: short_name, total: match.total })}
            >
              <Icon of={Columns4} />
              {isCompared ? 'In compare' : 'Compare'}
            </Button>
          </>
        }
        similar={<SimilarMatches matches={match.similar} compared={compared} pathOf={paths.match} />}
        onCoachSaved={() => void refreshCoachLists(queryClient)}
      />
      <CompareTray compared={compared} path={matchingPath(userId, 'compare')} />
    </div>
  )
}

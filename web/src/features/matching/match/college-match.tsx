import type { Match } from '@fieldhouse/contract/matching.match'
import { useQuery } from '@tanstack/react-query'
import { plainReason } from '../../../lib/plain-reason.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { MatchRing } from '../../../ui/charts/match-ring.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { ChanceMark } from '../chance-mark.tsx'
import { MatchRemarks } from '../list/match-remarks.tsx'
import { hasNoAccess } from '../load-matches.ts'
import { ringOf } from '../match-labels.ts'
import { matchPaths } from '../match-paths.ts'
import type { MatchingPlace } from '../matching-access.ts'
import { collegeMatchQuery } from './match.api.ts'

interface CollegeMatchProps {
  place: MatchingPlace
  collegeId: number
}

const placeWords = ({ rank, ruled_out_by }: Match): string => {
  if (rank !== null) return `No. ${rank.toLocaleString('en-US')} of the matches`
  return ruled_out_by.length > 0 ? 'Ruled out by a must-have' : 'Left out: its team is not confirmed'
}

/**
 * BCM-02: an athlete's match in the college popup of the recruiting center. Nothing is shown before the survey is
 * completed, for a college without a team for the athlete, or if the match is closed to the reader.
 */
export const CollegeMatch = ({ place, collegeId }: CollegeMatchProps) => {
  const { data, error, isFetching, refetch } = useQuery(collegeMatchQuery(place.id, collegeId))
  if (error && !data && !isFetching)
    return hasNoAccess(error) ? null : (
      <ErrorState as="h3" title="The match did not load" onRetry={() => void refetch()}>
        {plainReason(error)}
      </ErrorState>
    )
  if (!data)
    return (
      <LoadingRegion label="Loading the match…">
        <Skeleton className="h-26" />
      </LoadingRegion>
    )
  const { match } = data.data
  if (!match) return null
  const { total, parts, chance, reason, caution } = match
  return (
    <section
      aria-label="Best college match"
      className="flex flex-wrap items-center gap-x-5 gap-y-3.5 rounded-lg border border-line bg-raised p-4"
    >
      <MatchRing {...ringOf(match)} />
      <div className="grid min-w-0 grow basis-52 gap-2">
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-small">
          {chance && <ChanceMark chance={chance} />}
          <span className="text-muted">{placeWords(match)}</span>
        </p>
        <MatchRemarks reason={reason} caution={caution} />
      </div>
      <LinkButton isOutlined to={matchPaths(place.userId).match(collegeId)}>
        {parts.length > 0 ? `See how ${total} adds up` : 'See the match'}
      </LinkButton>
    </section>
  )
}

import type { MatchedAthlete } from '@fieldhouse/contract/matching.survey'
import type { MatchingPlace } from './matching-access.ts'

interface YouMeansProps {
  place: Pick<MatchingPlace, 'id' | 'viewerId'>
  athlete: Pick<MatchedAthlete, 'first_name'>
}

/** BCM-04: questions and reasons are written to the athlete. A parent and a success coach read them, too. */
export const YouMeans = ({ place: { id, viewerId }, athlete }: YouMeansProps) =>
  id === viewerId ? null : <>“You” on this page is {athlete.first_name}.</>

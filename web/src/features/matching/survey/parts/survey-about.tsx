import type { MatchedAthlete } from '@fieldhouse/contract/matching.survey'
import { AthleteLink } from '../../../../ui/navigation/athlete-link.tsx'
import { type Sibling, SiblingSwitch } from '../../../../ui/navigation/sibling-switch.tsx'
import { type MatchingPlace, matchingPath } from '../../matching-access.ts'

interface SurveyAboutProps {
  place: MatchingPlace
  athlete: MatchedAthlete
  siblings: readonly Sibling[]
}

/** BCM-04: whose survey it is. A parent of several can change it. A success coach has the name in the bar above. */
export const SurveyAbout = ({ place, athlete, siblings }: SurveyAboutProps) => {
  if (place.role === 'success-coach' || place.viewerId === place.id) return null
  return siblings.length > 1 ? (
    <div className="-ms-3">
      <SiblingSwitch siblings={siblings} current={place.id} pathOf={(id) => matchingPath(id, 'survey')} />
    </div>
  ) : (
    <p className="text-ui">
      <AthleteLink athlete={athlete} />
    </p>
  )
}

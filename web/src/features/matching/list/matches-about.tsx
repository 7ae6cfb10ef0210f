import type { MatchedAthlete } from '@fieldhouse/contract/matching.survey'
import { AthleteLink } from '../../../ui/navigation/athlete-link.tsx'
import { type Sibling, SiblingSwitch } from '../../../ui/navigation/sibling-switch.tsx'
import type { MatchingPlace } from '../matching-access.ts'

interface MatchesAboutProps {
  place: MatchingPlace
  athlete: MatchedAthlete
  siblings: readonly Sibling[]
  /** The same page for another athlete. */
  pathOf: (athleteUserId: string) => string
}

/** BCM-04: whose matches these are, if that is not obvious. A success coach has the name in the bar above. */
export const MatchesAbout = ({ place, athlete, siblings, pathOf }: MatchesAboutProps) => {
  if (place.role === 'success-coach') return null
  if (siblings.length > 1)
    return (
      <div className="-ms-3">
        <SiblingSwitch siblings={siblings} current={place.id} pathOf={pathOf} />
      </div>
    )
  return place.viewerId === place.id ? null : (
    <p className="text-ui">
      <AthleteLink athlete={athlete} />
    </p>
  )
}

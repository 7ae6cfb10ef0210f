import type { MatchedAthlete } from '@fieldhouse/contract/matching.survey'
import { ArrowLeft } from 'lucide-react'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
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

/** BCM-04: whose matches these are, if that is not obvious. A success coach always sees the name. */
export const MatchesAbout = ({ place, athlete, siblings, pathOf }: MatchesAboutProps) => {
  if (place.role === 'success-coach')
    return (
      <div className="-ms-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
        <LinkButton to="/coach/roster" variant="borderless" size="sm">
          <Icon of={ArrowLeft} size="sm" />
          Back to roster
        </LinkButton>
        <AthleteLink athlete={athlete} />
      </div>
    )
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

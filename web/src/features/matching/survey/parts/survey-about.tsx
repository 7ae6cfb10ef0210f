import type { MatchedAthlete } from '@fieldhouse/contract/matching.survey'
import { ArrowLeft } from 'lucide-react'
import { LinkButton } from '../../../../ui/actions/link-button.tsx'
import { Icon } from '../../../../ui/media/icon.tsx'
import { AthleteLink } from '../../../../ui/navigation/athlete-link.tsx'
import { type Sibling, SiblingSwitch } from '../../../../ui/navigation/sibling-switch.tsx'
import { type MatchingPlace, matchingPath } from '../../matching-access.ts'

interface SurveyAboutProps {
  place: MatchingPlace
  athlete: MatchedAthlete
  siblings: readonly Sibling[]
}

/** BCM-04: whose survey it is. A success coach always sees the name, and a parent of several can change it. */
export const SurveyAbout = ({ place, athlete, siblings }: SurveyAboutProps) => {
  if (place.role === 'success-coach')
    return (
      <div className="-ms-3 flex flex-wrap items-center gap-x-3 text-ui">
        <LinkButton to="/coach/roster" variant="borderless" size="sm">
          <Icon of={ArrowLeft} size="sm" />
          Back to roster
        </LinkButton>
        <AthleteLink athlete={athlete} />
      </div>
    )
  if (place.viewerId === place.id) return null
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

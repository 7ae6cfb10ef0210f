import type { Output } from '@fieldhouse/contract/endpoint'
import type { getCenterCounts } from '@fieldhouse/contract/recruiting'
import { ArrowLeft, MessageCircle } from 'lucide-react'
import { Button } from '../../../ui/actions/button.tsx'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { PhoneShortcut } from '../../../ui/actions/phone-shortcut.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { AthleteLink } from '../../../ui/navigation/athlete-link.tsx'

type CenterAthlete = NonNullable<Output<typeof getCenterCounts>['data']['athlete']>

export interface ActingForProps {
  athlete: CenterAthlete | null
  unread: number
  onMessage: () => void
}

/** RCC-05: shows a success coach the athlete they act for, with contact buttons and a link back. */
export const ActingFor = ({ athlete, unread, onMessage }: ActingForProps) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ui">
    <LinkButton to="/coach/roster" variant="borderless" size="sm">
      <Icon of={ArrowLeft} size="sm" />
      Back to roster
    </LinkButton>
    {athlete && (
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 max-sm:ms-3">
        <AthleteLink athlete={athlete} />
        <LinkButton
          to="/coach/roster/$user_id"
          params={{ user_id: athlete.user_id }}
          variant="borderless"
          size="sm"
        >
          Tasks and time
        </LinkButton>
        <span className="flex items-center">
          <Button
            variant="borderless"
            isIcon
            aria-label={`Message ${athlete.first_name} ${athlete.last_name}`}
            onClick={onMessage}
          >
            <Icon of={MessageCircle} />
            <Badge count={unread} label={`${unread} unread`} />
          </Button>
          <PhoneShortcut
            name={`${athlete.first_name} ${athlete.last_name}`}
            phone={athlete.contact_info.phone}
          />
        </span>
      </div>
    )}
  </div>
)

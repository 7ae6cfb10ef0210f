import { teamTitles } from '@fieldhouse/contract/colleges.team'
import type { CoachInList } from '@fieldhouse/contract/recruiting'
import { Mail, MessageCircle, Trash2 } from 'lucide-react'
import { verifiedCoach } from '../../../lib/verified-coach.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { AnchorButton } from '../../../ui/actions/link-button.tsx'
import { PhoneShortcut } from '../../../ui/actions/phone-shortcut.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { VerifiedMark } from '../../../ui/data/verified-mark.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { classNames } from '../../../ui/style/class-names.ts'

export interface CoachActions {
  onPick: (coach: CoachInList) => void
  /** A call or email was started, and can be logged. */
  onReach: (coach: CoachInList, type: 'call' | 'email') => void
  /** Asks whether to remove a coach whom the family added. */
  onRemove: (coach: CoachInList) => void
}

interface CoachLineProps extends CoachActions {
  coach: CoachInList
  unread: number
  isPicked: boolean
}

/** A coach of an open college: the person, and ways to reach them. */
export const CoachLine = ({ coach, unread, isPicked, onPick, onReach, onRemove }: CoachLineProps) => {
  const name = `${coach.first_name} ${coach.last_name}`
  const standing = coach.is_own ? 'Added by the family' : 'No account yet'
  return (
    <li
      className={classNames(
        '-mx-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-3 py-1.5',
        isPicked && 'bg-accent-soft',
      )}
    >
      <Avatar firstName={coach.first_name} lastName={coach.last_name} photo={coach.photo?.url} size="sm" />
      <div className="grid min-w-0 grow basis-36 justify-items-start">
        <button
          type="button"
          aria-current={isPicked || undefined}
          onClick={() => onPick(coach)}
          className="grid w-full justify-items-start py-1 text-start text-ui leading-[1.35] underline-offset-4 hover:[&>b]:underline touch:min-h-11 touch:content-center"
        >
          <b className="font-semibold wrap-anywhere">{name}</b>
          <span className="text-muted">
            {[coach.position, coach.team_gender && teamTitles[coach.team_gender]].filter(Boolean).join(', ')}
          </span>
          {!coach.user_id && <span className="text-small text-muted @2xl:hidden">{standing}</span>}
        </button>
        {coach.verified_by && <VerifiedMark {...verifiedCoach(coach.verified_by)} />}
      </div>
      <span className="ms-auto flex items-center gap-1">
        <Badge count={unread} label={`${unread} unread`} />
        {coach.user_id ? (
          <Button variant="borderless" isIcon aria-label={`Message ${name}`} onClick={() => onPick(coach)}>
            <Icon of={MessageCircle} />
          </Button>
        ) : (
          <span className="hidden px-1 text-small text-muted @2xl:inline">{standing}</span>
        )}
        {coach.email && (
          <AnchorButton
            variant="borderless"
            isIcon
            href={`mailto:${coach.email}`}
            aria-label={`Email ${name}`}
            title={coach.email}
            onClick={() => onReach(coach, 'email')}
          >
            <Icon of={Mail} />
          </AnchorButton>
        )}
        <PhoneShortcut name={name} phone={coach.phone} onCall={() => onReach(coach, 'call')} />
        {coach.is_own && (
          <Button variant="borderless" isIcon aria-label={`Remove ${name}`} onClick={() => onRemove(coach)}>
            <Icon of={Trash2} />
          </Button>
        )}
      </span>
    </li>
  )
}

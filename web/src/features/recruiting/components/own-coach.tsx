import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { Button } from '../../../ui/actions/button.tsx'
import { PhoneShortcut } from '../../../ui/actions/phone-shortcut.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import type { Center } from '../center.ts'
import { ownCoachQuery } from '../recruiting.api.ts'
import type { ChatSelection } from '../selection.ts'

interface OwnCoachProps {
  center: Center
  unreadOf: (coach: { user_id: string | null; unread_message_count: number }) => number
  onMessage: (chat: ChatSelection) => void
}

/** RCC-04: a family's link to the athlete's success coach. */
export const OwnCoach = ({ center, unreadOf, onMessage }: OwnCoachProps) => {
  const coach = useQuery(ownCoachQuery(center.id)).data?.data
  if (!coach) return null
  const unread = unreadOf({ user_id: coach.id, unread_message_count: 0 })
  const name = `${coach.first_name} ${coach.last_name}`
  return (
    <div className="ms-3 flex min-w-0 flex-wrap items-center gap-x-2 text-ui">
      <div className="flex min-w-0 items-center gap-x-2">
        <Avatar firstName={coach.first_name} lastName={coach.last_name} photo={coach.photo?.url} size="sm" />
        <span className="min-w-0 text-muted">
          Your success coach: <span className="font-semibold text-text wrap-anywhere">{name}</span>
        </span>
        <span className="flex flex-none items-center">
          <Button
            variant="borderless"
            isIcon
            aria-haspopup="dialog"
            aria-label={`Message ${name}`}
            onClick={() => onMessage({ user: center.id, contact: coach.id })}
          >
            <Icon of={MessageCircle} />
            <Badge count={unread} label={`${unread} unread`} />
          </Button>
          <PhoneShortcut name={name} phone={coach.phone} />
        </span>
      </div>
      <Link
        {...(center.viewerId === center.id
          ? { to: '/user/success-coach' as const }
          : { to: '/parent/success-coach' as const, search: { user: center.id } })}
        className="inline-flex min-h-6 items-center text-small underline underline-offset-4 hover:text-muted touch:min-h-11"
      >
        What was done
      </Link>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, MessageCircle } from 'lucide-react'
import { fullName } from '../../../lib/person-name.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { PhoneShortcut } from '../../../ui/actions/phone-shortcut.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { athleteInCareQuery } from '../roster.api.ts'
import { workPath } from '../work-path.ts'

interface RosterBarProps {
  /** The athlete's user id. */
  userId: string
}

/**
 * COA-02: for a success coach on a page about an athlete of the roster: back to the roster, the work, a message, and a
 * call. It takes up no space for an athlete of someone else.
 */
export const RosterBar = ({ userId }: RosterBarProps) => {
  const { data } = useQuery({ ...athleteInCareQuery(userId), retry: false })
  if (!data) return null
  const athlete = data.data
  const name = fullName(athlete)
  return (
    <nav
      aria-label="Roster"
      className="flex flex-wrap items-center gap-x-3 border-b border-line px-[calc(var(--gutter)-0.75rem)] py-1 text-ui print:hidden"
    >
      <LinkButton to="/coach/roster" variant="borderless" size="sm">
        <Icon of={ArrowLeft} size="sm" />
        Back to roster
      </LinkButton>
      <span className="flex min-w-0 flex-wrap items-center gap-x-1 max-sm:ms-3">
        <Link
          to={workPath(userId)}
          className="min-w-0 font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <span className="flex items-center">
          <LinkButton
            to="/coach/messenger"
            search={{ user_id: userId }}
            variant="borderless"
            isIcon
            aria-label={`Message ${name}`}
          >
            <Icon of={MessageCircle} />
          </LinkButton>
          <PhoneShortcut name={name} phone={athlete.contact_info.phone} />
        </span>
      </span>
    </nav>
  )
}

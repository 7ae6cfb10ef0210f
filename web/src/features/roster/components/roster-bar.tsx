import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, MessageCircle } from 'lucide-react'
import { fullName } from '../../../lib/person-name.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { PhoneShortcut } from '../../../ui/actions/phone-shortcut.tsx'
import { usePageMark } from '../../../ui/layout/use-page-mark.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { athleteInCareQuery } from '../roster.api.ts'
import { workPath } from '../work-path.ts'

interface RosterBarProps {
  /** The athlete's user id. */
  userId: string
  /** On an app screen, which runs from edge to edge. */
  isFluid?: boolean
  /** BCM-04: the name stays in sight while the page scrolls. */
  isSticky?: boolean
}

/**
 * COA-02: for a success coach on a page about an athlete of the roster: back to the roster, the work, a message, and a
 * call. It takes up no space for an athlete of someone else.
 */
export const RosterBar = ({ userId, isFluid = false, isSticky = false }: RosterBarProps) => {
  const { data } = useQuery({ ...athleteInCareQuery(userId), retry: false })
  usePageMark('athleteLine', isSticky && data !== undefined)
  if (!data) return null
  const athlete = data.data
  const name = fullName(athlete)
  return (
    <nav
      aria-label="Roster"
      className={`border-b border-line text-ui print:hidden ${isSticky ? 'sticky top-0 z-11 min-h-11 bg-bg' : ''}`}
    >
      <div className={`${isFluid ? 'px-(--gutter)' : 'wrap'} flex flex-wrap items-center gap-x-3 py-1`}>
        <span className="-ms-3">
          <LinkButton to="/coach/roster" variant="borderless" size="sm">
            <Icon of={ArrowLeft} size="sm" />
            Back to roster
          </LinkButton>
        </span>
        <span className="flex min-w-0 flex-wrap items-center gap-x-1">
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
      </div>
    </nav>
  )
}

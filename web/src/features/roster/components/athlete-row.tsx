import type { RosterAthlete } from '@fieldhouse/contract/roster'
import { Link } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { Day } from '../../../lib/moments.tsx'
import { fullName } from '../../../lib/person-name.ts'
import { townOf } from '../../../lib/towns.ts'
import { nameScale } from '../../../ui/layout/name-fit.ts'
import { NameParts } from '../../../ui/layout/name-parts.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Dropdown } from '../../../ui/menus/dropdown.tsx'
import { rosterLine } from '../athlete-facts.ts'

interface RosterAthleteRowProps {
  athlete: RosterAthlete
  onRemove?: (() => void) | undefined
}

/** A coach's athlete: the person, where they play, and how to reach them. */
export const RosterAthleteRow = ({ athlete, onRemove }: RosterAthleteRowProps) => {
  const { first_name, last_name, photo, athlete_slug, high_school, since } = athlete
  const town = townOf(athlete)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-8 gap-y-3 border-b border-line py-4 sm:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,4fr)]">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar size="lg" firstName={first_name} lastName={last_name} photo={photo?.url} />
        <div className="grid min-w-0 gap-1">
          <h2 className="text-d3 wrap-anywhere">
            <Link
              to="/$athleteId"
              params={{ athleteId: athlete_slug }}
              className="underline-offset-4 hover:underline"
            >
              <bdi className={nameScale(`${first_name} ${last_name}`)}>
                <NameParts name={`${first_name} ${last_name}`} />
              </bdi>
            </Link>
          </h2>
          <p className="text-small text-muted">{rosterLine(athlete)}</p>
        </div>
      </div>
      <div className="grid gap-0.5 text-ui wrap-anywhere">
        {high_school && <p>{high_school}</p>}
        {town && <p className="text-muted">{town}</p>}
        <p className="text-small text-muted">
          With you since <Day at={since} />
        </p>
      </div>
      <div className="grid justify-items-start text-ui">
        <Contact {...athlete.contact_info} />
        <Ways athlete={athlete} onRemove={onRemove} />
      </div>
    </li>
  )
}

const reachClassName =
  'inline-flex min-h-6 items-center underline-offset-4 hover:underline touch:min-h-11 wrap-anywhere'

const Contact = ({ email, phone }: RosterAthlete['contact_info']) =>
  email || phone ? (
    <>
      {email && (
        <a href={`mailto:${email}`} className={reachClassName}>
          {email}
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={reachClassName}>
          {phone}
        </a>
      )}
    </>
  ) : null

/** MSG-05, COA-01: the chat, and the way off the list. */
const Ways = ({ athlete, onRemove }: RosterAthleteRowProps) => {
  const { user_id } = athlete
  const name = fullName(athlete)
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-small">
      <Link
        to="/coach/messenger"
        search={{ user_id }}
        aria-label={`Message ${name}`}
        className="inline-flex min-h-6 items-center underline touch:min-h-11 hover:text-muted"
      >
        Message
      </Link>
      {onRemove && (
        <Dropdown
          label={`More about ${name}`}
          variant="borderless"
          size="sm"
          isIcon
          items={[{ label: 'Remove from my list', isDanger: true, onSelect: onRemove }]}
        >
          <Icon of={Ellipsis} />
        </Dropdown>
      )}
    </div>
  )
}

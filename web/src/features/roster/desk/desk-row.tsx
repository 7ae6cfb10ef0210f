import type { DeskAthlete } from '@fieldhouse/contract/desk'
import { clockText } from '@fieldhouse/contract/tasks.rules'
import { Link } from '@tanstack/react-router'
import { Ellipsis, MessageCircle } from 'lucide-react'
import { dayOf } from '../../../lib/dates.ts'
import { isBasketball } from '../../../lib/is-basketball.ts'
import { Ago } from '../../../lib/moments.tsx'
import { fullName } from '../../../lib/person-name.ts'
import { LinkButton } from '../../../ui/actions/link-button.tsx'
import { PhoneShortcut } from '../../../ui/actions/phone-shortcut.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { SegmentedProgress } from '../../../ui/feedback/segmented-progress.tsx'
import { NameParts } from '../../../ui/layout/name-parts.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Dropdown } from '../../../ui/menus/dropdown.tsx'
import { deskLine, needsText, nextTaskText, progressText, segmentsOf } from './desk-words.ts'

interface DeskRowProps {
  athlete: DeskAthlete
  /** When the row was loaded. */
  now: number
  /** Where the row leads. */
  to: string
  onUnclaim: () => void
}

/** COA-02: an athlete of the roster: progress, time, what is waiting, and how to reach them. */
export const DeskRow = ({ athlete, now, to, onUnclaim }: DeskRowProps) => {
  const { user_id, color_theme, jersey_number, first_name, last_name, unread } = athlete
  const name = fullName(athlete)
  return (
    <li data-theme={color_theme} className="desk-row">
      <Avatar firstName={first_name} lastName={last_name} mark={jersey_number} size="md" isAccent />
      <div className="desk-row-name">
        <h2>
          <Link to={to}>
            <bdi>
              <NameParts name={name} />
            </bdi>
          </Link>
        </h2>
        <DeskFacts athlete={athlete} />
      </div>
      <DeskProgress athlete={athlete} now={now} />
      <p className="desk-row-percent">
        {athlete.progress}
        <small>%</small>
      </p>
      <p className="desk-row-time">
        <span>
          <span className="sr-only">Time </span>
          {clockText(athlete.time_spent)}
        </span>
        <span className="desk-row-unread">
          <Badge count={unread} label={`${unread} unread`} />
        </span>
      </p>
      <div className="desk-row-buttons">
        <LinkButton
          to="/coach/messenger"
          search={{ user_id }}
          variant="borderless"
          isIcon
          aria-label={`Message ${name}`}
        >
          <Icon of={MessageCircle} />
        </LinkButton>
        <PhoneShortcut name={name} phone={athlete.contact_info.phone} />
        <RowMenu athlete={athlete} onUnclaim={onUnclaim} />
      </div>
    </li>
  )
}

const DeskFacts = ({ athlete }: { athlete: DeskAthlete }) => {
  const { ends_on = null, has_ended = false } = athlete.package ?? {}
  return (
    <p>
      {deskLine(athlete)}
      {ends_on && (
        <>
          ,{' '}
          <span className={has_ended ? 'text-warning' : ''}>
            {has_ended ? 'ended' : 'ends'} {dayOf(ends_on, 0)}
          </span>
        </>
      )}
    </p>
  )
}

const DeskProgress = ({ athlete, now }: { athlete: DeskAthlete; now: number }) => {
  const { tasks, reasons, last_contact_at } = athlete
  return (
    <div className="desk-row-progress">
      <SegmentedProgress steps={segmentsOf(tasks)} label={progressText(athlete)} />
      <div className="desk-row-lines">
        <p className="text-text wrap-anywhere">{nextTaskText(athlete)}</p>
        <p>
          {last_contact_at ? (
            <>
              Last contact <Ago at={last_contact_at} now={now} />
            </>
          ) : (
            'No contact yet'
          )}
        </p>
      </div>
      {reasons.length > 0 && <p className="text-small font-medium text-accent-text">{needsText(reasons)}</p>}
    </div>
  )
}

const RowMenu = ({ athlete, onUnclaim }: Pick<DeskRowProps, 'athlete' | 'onUnclaim'>) => {
  const { user_id, athlete_slug, sport } = athlete
  return (
    <Dropdown
      label={`More about ${fullName(athlete)}`}
      variant="borderless"
      isIcon
      align="end"
      items={[
        { label: 'Athlete’s page', render: <Link to="/$athleteId" params={{ athleteId: athlete_slug }} /> },
        ...(isBasketball(sport)
          ? [
              {
                label: 'Recruiting center',
                render: <Link to="/recruiting-center/$user_id/$list" params={{ user_id, list: 'results' }} />,
              },
              {
                label: 'Best college matches',
                render: <Link to="/bcm/$user_id/matches" params={{ user_id }} />,
              },
            ]
          : []),
        'separator',
        { label: 'Unclaim', isDanger: true, onSelect: onUnclaim },
      ]}
    >
      <Icon of={Ellipsis} />
    </Dropdown>
  )
}

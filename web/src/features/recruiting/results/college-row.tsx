import type { RecruitingCollege } from '@fieldhouse/contract/recruiting'
import { type ReactNode, useId } from 'react'
import { conferenceWords, dollars, wholeNumber } from '../../../lib/college-words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FavoriteButton } from '../../../ui/actions/favorite-button.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { type CoachActions, CoachLine } from './coach-line.tsx'
import { shortFacts } from './college-labels.ts'
import { CollegeTile } from './college-tile.tsx'

export interface CollegeRowProps extends CoachActions {
  college: RecruitingCollege
  isOpen: boolean
  /** The selected coach, by contact or user id. */
  pickedId: string | undefined
  unreadOf: (coach: RecruitingCollege['coaches'][number]) => number
  /** After the package ended. */
  isReadOnly: boolean
  onToggle: () => void
  onFavorite: () => void
  onFacts: () => void
}

/** RCC-01: a college, and its coaches when open. */
export const CollegeRow = ({
  college,
  isOpen,
  pickedId,
  unreadOf,
  isReadOnly,
  onToggle,
  onFavorite,
  onFacts,
  ...actions
}: CollegeRowProps) => {
  const id = useId()
  const { short_name, city, state, division, conference, distance, avg_net_cost, is_cost_estimate, coaches } =
    college
  return (
    <li className={classNames('college-item', isOpen && 'college-item-open')}>
      <div className="college-row">
        <CollegeTile college={college} />
        <div className="college-row-name">
          <h2>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={onToggle}
              className="row-target"
            >
              {short_name}
            </button>
          </h2>
          <p>{`${city}, ${state.key}`}</p>
          <p className="college-row-level">
            <Tag>{division}</Tag>
            {conference && <span>{conferenceWords(conference)}</span>}
          </p>
        </div>
        <div className="college-row-heart">
          <FavoriteButton
            name={short_name}
            isFavorite={college.is_favorite}
            isReadOnly={isReadOnly}
            onToggle={onFavorite}
          />
        </div>
        <dl className="college-row-figures">
          <CollegeFigure value={distance === null ? null : wholeNumber(distance)} unit="mi" />
          <CollegeFigure
            value={avg_net_cost === null ? null : dollars(avg_net_cost)}
            unit="net, a year"
            note={is_cost_estimate ? 'estimate, out of state' : undefined}
          />
        </dl>
        <Faces college={college} unreadOf={unreadOf} isOpen={isOpen} />
      </div>
      {isOpen && (
        <div id={id} className="grid gap-3 px-5 pb-5 sm:px-7 @2xl:ps-[6.375rem]">
          <dl className="grid grid-cols-2 gap-x-5 gap-y-3 @2xl:grid-cols-4">
            {shortFacts(college).map(({ label, value }) => (
              <div key={label}>
                <dt className="label text-muted">{label}</dt>
                <dd className="text-ui font-semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <Coaches name={short_name}>
            {coaches.map((coach) => (
              <CoachLine
                key={coach.id}
                coach={coach}
                unread={unreadOf(coach)}
                isPicked={pickedId !== undefined && (coach.id === pickedId || coach.user_id === pickedId)}
                {...actions}
              />
            ))}
          </Coaches>
          <div>
            <Button size="sm" isOutlined aria-haspopup="dialog" onClick={onFacts}>
              All about {short_name}
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}

interface CollegeFigureProps {
  value: string | null
  unit: string
  note?: string | undefined
}

/** An unknown value leaves its place empty, so numbers stay in their columns. */
const CollegeFigure = ({ value, unit, note }: CollegeFigureProps) => (
  <div>
    {value !== null && (
      <>
        <dt>{unit === 'mi' ? 'Distance' : 'Cost'}</dt>
        <dd>
          <b>{value}</b> <small>{unit}</small>
        </dd>
        {note && <dd className="text-micro whitespace-normal text-muted">{note}</dd>}
      </>
    )}
  </div>
)

const mostFaces = 3

/** The coaches as initials, each with the unread count. A wide row adds names, unless an open row lists them. */
const Faces = ({
  college: { coaches },
  unreadOf,
  isOpen,
}: Pick<CollegeRowProps, 'college' | 'unreadOf' | 'isOpen'>) => (
  <div className={classNames('college-row-faces', isOpen && '@5xl:invisible')}>
    {coaches.slice(0, mostFaces).map((coach) => {
      const unread = unreadOf(coach)
      return (
        <span key={coach.id}>
          <Avatar
            size="sm"
            firstName={coach.first_name}
            lastName={coach.last_name}
            photo={coach.photo?.url}
            badge={
              unread > 0 &&
              !isOpen && (
                <Badge
                  count={unread}
                  label={`${unread} unread from ${coach.first_name} ${coach.last_name}`}
                />
              )
            }
          />
          <span>{`${coach.first_name} ${coach.last_name}`}</span>
        </span>
      )
    })}
  </div>
)

const Coaches = ({ name, children }: { name: string; children: readonly ReactNode[] }) =>
  children.length > 0 ? (
    // biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of a list without bullets.
    <ul role="list" aria-label={`Coaches of ${name}`} className="grid gap-0.5">
      {children}
    </ul>
  ) : (
    <p className="text-ui text-muted">We don’t have any coaches for this college yet.</p>
  )

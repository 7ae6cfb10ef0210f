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

/** The columns of a row: the tile, the name, two numbers, the coaches, the heart. */
export const lineClassName =
  'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 px-5 py-4 sm:px-7 @2xl:grid-cols-[3.5rem_minmax(0,1fr)_3.5rem_5.25rem_7rem_2.5rem] @2xl:gap-x-4.5 @5xl:grid-cols-[3.5rem_minmax(0,1fr)_3.5rem_5.25rem_minmax(0,1.5fr)_2.5rem]'

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
    <li
      className={classNames(
        'border-t border-line last:border-b',
        isOpen && 'bg-surface shadow-[inset_3px_0_0_var(--accent-text)]',
      )}
    >
      <div className={classNames(lineClassName, 'relative')}>
        <CollegeTile college={college} />
        {/* In a narrow row the name extends above the coaches, up to the heart. */}
        <div className="col-start-2 -col-end-1 row-start-1 min-w-0 pe-9 @2xl:col-end-3 @2xl:pe-0">
          <h2 className="text-[1.4375rem] leading-none wrap-anywhere">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={onToggle}
              className="text-start uppercase outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent-text"
            >
              {short_name}
            </button>
          </h2>
          <p className="mt-1 text-small leading-[1.3] text-muted">
            {city}, {state.key}
          </p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
            <Tag>{division}</Tag>
            {conference && <span className="text-small text-muted">{conferenceWords(conference)}</span>}
          </p>
        </div>
        <div className="relative z-1 row-start-1 -me-2.5 self-start justify-self-end [grid-column:-2/-1] @2xl:self-center">
          <FavoriteButton
            name={short_name}
            isFavorite={college.is_favorite}
            isReadOnly={isReadOnly}
            onToggle={onFavorite}
          />
        </div>
        <dl className="col-span-2 flex flex-wrap gap-x-5 gap-y-1 @2xl:contents">
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
  <div className="flex flex-wrap items-baseline gap-x-1 @2xl:block @2xl:text-end">
    {value !== null && (
      <>
        <dt className="sr-only">{unit === 'mi' ? 'Distance' : 'Cost'}</dt>
        <dd className="whitespace-nowrap">
          <b className="display text-[1.125rem] leading-none @2xl:block @2xl:text-[1.375rem]">{value}</b>{' '}
          <span className="text-micro text-muted">{unit}</span>
        </dd>
        {note && <dd className="text-micro text-muted">{note}</dd>}
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
  <div
    className={classNames(
      'flex flex-wrap justify-end gap-1 @5xl:grid @5xl:grid-cols-3 @5xl:gap-3 @5xl:ps-8',
      isOpen && '@5xl:invisible',
    )}
  >
    {coaches.slice(0, mostFaces).map((coach) => {
      const unread = unreadOf(coach)
      return (
        <span key={coach.id} className="flex min-w-0 items-center gap-2.5">
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
          <span className="min-w-0 text-small leading-[1.3] text-muted wrap-anywhere hidden @5xl:block">
            {coach.first_name} {coach.last_name}
          </span>
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

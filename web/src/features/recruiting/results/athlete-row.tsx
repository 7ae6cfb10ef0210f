import type { RecruitingAthlete } from '@fieldhouse/contract/recruiting'
import { Link } from '@tanstack/react-router'
import { MessageCircle } from 'lucide-react'
import { heightOf, weightOf } from '../../../lib/athlete-facts.ts'
import { useUnits } from '../../../lib/units.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FavoriteButton } from '../../../ui/actions/favorite-button.tsx'
import { Badge } from '../../../ui/data/badge.tsx'
import { nameScale } from '../../../ui/layout/name-fit.ts'
import { NameParts } from '../../../ui/layout/name-parts.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { positionAndSchool, wholeTown } from './athlete-labels.ts'

interface AthleteRowProps {
  athlete: RecruitingAthlete
  isPicked: boolean
  unread: number
  onPick: () => void
  onFavorite: () => void
}

/** RCC-05: an athlete for a coach: the name, the numbers, and the actions. */
export const CenterAthleteRow = ({ athlete, isPicked, unread, onPick, onFavorite }: AthleteRowProps) => {
  const { first_name, last_name, photo, athlete_slug, class: year } = athlete
  const name = `${first_name} ${last_name}`
  const units = useUnits()
  const height = heightOf(athlete.personal_metrics, units)
  const weight = weightOf(athlete.personal_metrics, units)
  return (
    <li
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-3 border-t border-line px-5 py-4 last:border-b sm:px-7 @2xl:grid-cols-[3.5rem_minmax(0,1fr)_4rem_4.5rem_5rem_auto] @5xl:gap-x-8',
        isPicked && 'bg-surface shadow-[inset_3px_0_0_var(--accent-text)]',
      )}
    >
      <Avatar size="lg" firstName={first_name} lastName={last_name} photo={photo?.url} />
      <div className="col-start-2 row-start-1 min-w-0">
        <h2 className="text-[1.4375rem] leading-none wrap-anywhere">
          <Link
            to="/$athleteId"
            params={{ athleteId: athlete_slug }}
            className="underline-offset-4 hover:underline"
          >
            <span className={nameScale(name)}>
              <NameParts name={name} />
            </span>
          </Link>
        </h2>
        <p className="mt-1 text-small leading-[1.35] wrap-anywhere empty:hidden">
          {positionAndSchool(athlete)}
        </p>
        <p className="text-small leading-[1.35] text-muted empty:hidden">{wholeTown(athlete)}</p>
      </div>
      <dl className="col-span-2 row-start-2 flex gap-5 @2xl:contents">
        <AthleteFigure label="Class" column="@2xl:col-start-3" value={year === null ? null : String(year)} />
        <AthleteFigure
          label="Height"
          column="@2xl:col-start-4"
          value={height?.value ?? null}
          unit={height?.unit}
        />
        <AthleteFigure
          label="Weight"
          column="@2xl:col-start-5"
          value={weight?.value ?? null}
          unit={weight?.unit}
        />
      </dl>
      <span className="row-start-1 flex items-center justify-end gap-1 [grid-column:-2/-1]">
        <Badge count={unread} label={`${unread} unread`} />
        <Button
          variant="borderless"
          isIcon
          aria-label={`Message ${name}`}
          aria-current={isPicked || undefined}
          onClick={onPick}
        >
          <Icon of={MessageCircle} />
        </Button>
        <FavoriteButton name={name} isFavorite={athlete.is_favorite} onToggle={onFavorite} />
      </span>
    </li>
  )
}

interface FigureProps {
  label: string
  /** Its column when they are side by side. */
  column: string
  value: string | null
  unit?: string | null | undefined
}

const AthleteFigure = ({ label, column, value, unit }: FigureProps) => (
  <div className={`@2xl:row-start-1 @2xl:text-end ${column}`}>
    {value !== null && (
      <>
        <dt className="text-micro text-muted">{label}</dt>
        <dd className="display text-[1.125rem] leading-none whitespace-nowrap @2xl:text-[1.375rem]">
          {value}
          {unit && <span className="ms-1 text-[0.6em] text-muted normal-case">{unit}</span>}
        </dd>
      </>
    )}
  </div>
)

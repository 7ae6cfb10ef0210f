import type { NewAthlete } from '@fieldhouse/contract/roster'
import { Link } from '@tanstack/react-router'
import { factLine } from '../../../lib/athlete-facts.ts'
import { Day } from '../../../lib/moments.tsx'
import { fullName } from '../../../lib/person-name.ts'
import { sportName } from '../../../lib/sport-names.ts'
import { townOf } from '../../../lib/towns.ts'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { ClaimButtons } from './claim-buttons.tsx'

interface NewAthleteRowProps {
  athlete: NewAthlete
  /** Beside the roster. The sport and the school are on the whole list. */
  isNarrow?: boolean
}

/** An athlete who waits for a success coach. */
export const NewAthleteRow = ({ athlete, isNarrow = false }: NewAthleteRowProps) => {
  const { athlete_slug, first_name, last_name, color_theme, jersey_number, waiting_since } = athlete
  const { position, class: year, sport, high_school } = athlete
  return (
    <li
      data-theme={color_theme}
      className={classNames(
        'grid grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-3.5 gap-y-2 border-b border-line py-3.5 text-ui',
        isNarrow
          ? 'sm:grid-cols-[2.5rem_minmax(0,1fr)_auto]'
          : 'md:grid-cols-[2.5rem_minmax(0,5fr)_minmax(0,4fr)_auto]',
      )}
    >
      <Avatar firstName={first_name} lastName={last_name} mark={jersey_number} isAccent />
      <div className="min-w-0">
        <Link
          to="/$athleteId"
          params={{ athleteId: athlete_slug }}
          className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          <bdi>{fullName(athlete)}</bdi>
        </Link>
        <p className="text-small text-muted wrap-anywhere">
          {isNarrow
            ? factLine([position, year, townOf(athlete)])
            : factLine([position, year && `Class of ${year}`, sportName(sport.key)])}
        </p>
        {!isNarrow && (
          <p className="text-small text-muted wrap-anywhere">{factLine([high_school, townOf(athlete)])}</p>
        )}
      </div>
      {!isNarrow && (
        <p className="text-small text-muted max-md:col-start-2">
          {athlete.package && <span className="block text-text">{athlete.package.name}</span>}
          Waiting since <Day at={waiting_since} />
        </p>
      )}
      <div className="max-md:col-start-2">
        <ClaimButtons athlete={athlete} />
      </div>
    </li>
  )
}

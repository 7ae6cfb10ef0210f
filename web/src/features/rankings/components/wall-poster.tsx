import type { WallAthlete } from '@fieldhouse/contract/rankings.wall'
import { Link } from '@tanstack/react-router'
import { fullName } from '../../../lib/person-name.ts'
import { sportName } from '../../../lib/sport-names.ts'
import { nameScale } from '../../../ui/layout/name-fit.ts'
import { NameParts } from '../../../ui/layout/name-parts.tsx'
import { initials } from '../../../ui/media/initials.ts'
import { rankedLine, schoolLine } from '../rankings-labels.ts'

/** As large as the poster is wide. Letters are wider than digits. */
const markClassName = (mark: string): string =>
  /^\d+$/.test(mark) ? 'wall-poster-mark' : 'wall-poster-mark wall-poster-letters'

interface WallPosterProps {
  athlete: WallAthlete
  /** Visible when the page opens, so its picture loads right away. */
  isFirst: boolean
}

/** An athlete on the wall: the color, the number or initials, and the picture if there is one. */
export const WallPoster = ({ athlete, isFirst }: WallPosterProps) => {
  const { slug, first_name, last_name, photo, number, color_theme, sport, position, class: year } = athlete
  const mark = number || initials(first_name, last_name)
  return (
    <li data-theme={color_theme} className="wall-poster">
      {photo ? (
        <img
          src={photo.url}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          className="absolute inset-0 -z-10 size-full object-cover object-top"
        />
      ) : (
        <span aria-hidden="true" data-mark={mark} className={markClassName(mark)} />
      )}
      <div>
        <h2>
          <Link to="/$athleteId" params={{ athleteId: slug }} aria-label={fullName(athlete)}>
            <span className={nameScale(fullName(athlete)) || undefined}>
              <bdi>
                <NameParts name={first_name} />
              </bdi>{' '}
              <bdi>
                <NameParts name={last_name} />
              </bdi>
            </span>
          </Link>
        </h2>
        <p>{rankedLine(position ?? sportName(sport.key), year)}</p>
        <p>{schoolLine(athlete)}</p>
      </div>
    </li>
  )
}

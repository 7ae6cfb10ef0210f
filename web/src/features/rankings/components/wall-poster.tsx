import type { WallAthlete } from '@fieldhouse/contract/rankings.wall'
import { Link } from '@tanstack/react-router'
import { fullName } from '../../../lib/person-name.ts'
import { sportName } from '../../../lib/sport-names.ts'
import { nameScale } from '../../../ui/layout/name-fit.ts'
import { NameParts } from '../../../ui/layout/name-parts.tsx'
import { initials } from '../../../ui/media/initials.ts'
import { rankedLine, schoolLine } from '../rankings-labels.ts'

/** As large as the poster is wide. Letters are wider than digits. */
const markClassName = (mark: string): string => (/^\d+$/.test(mark) ? 'text-[92cqi]' : 'text-[74cqi]')

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
    <li
      data-theme={color_theme}
      className="transition-press @container relative isolate grid aspect-[3/4] content-end overflow-hidden rounded-md bg-poster text-on-poster ring-1 ring-line hover:-translate-y-1"
    >
      {photo ? (
        <img
          src={photo.url}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          className="absolute inset-0 -z-10 size-full object-cover object-top"
        />
      ) : (
        <span
          aria-hidden="true"
          data-mark={mark}
          className={`absolute start-1 top-2 -z-10 font-display leading-[.84] font-bold tracking-[-.05em] text-poster-deep select-none before:content-[attr(data-mark)] ${markClassName(mark)}`}
        />
      )}
      <div className="grid gap-1 bg-poster px-3 pt-2.5 pb-3 sm:px-3.5">
        <h2 className="text-[clamp(1.125rem,12cqi,1.75rem)] leading-[.92] tracking-[-.01em] wrap-anywhere">
          <Link
            to="/$athleteId"
            params={{ athleteId: slug }}
            aria-label={fullName(athlete)}
            className="outline-on-poster after:absolute after:inset-0"
          >
            <span className={`block ${nameScale(fullName(athlete))}`}>
              <bdi className="block">
                <NameParts name={first_name} />
              </bdi>{' '}
              <bdi className="block">
                <NameParts name={last_name} />
              </bdi>
            </span>
          </Link>
        </h2>
        <p className="text-micro leading-[1.3] text-poster-second">
          {rankedLine(position ?? sportName(sport.key), year)}
        </p>
        <p className="truncate text-micro leading-[1.3] text-poster-second">{schoolLine(athlete)}</p>
      </div>
    </li>
  )
}

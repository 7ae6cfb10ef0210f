import type { RankedAthlete } from '@fieldhouse/contract/rankings'
import { Link } from '@tanstack/react-router'
import { fullName } from '../../../lib/person-name.ts'
import { nameScale } from '../../../ui/layout/name-fit.ts'
import { NameParts } from '../../../ui/layout/name-parts.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { figureText, rankedLine, schoolLine, scoreText, shortLine } from '../rankings-labels.ts'
import { ScoreBar } from './score-bar.tsx'

/** Everyone after the first three: compact rows, each a link to the page. */
export const RankedRows = ({ athletes }: { athletes: readonly RankedAthlete[] }) => (
  <ol aria-label="Ranked athletes" className="border-t border-line">
    {athletes.map((athlete) => (
      <RankedRow key={athlete.id} athlete={athlete} />
    ))}
  </ol>
)

const RankedRow = ({ athlete }: { athlete: RankedAthlete }) => {
  const { slug, rank, score, photo, first_name, last_name, position, class: year, color_theme } = athlete
  return (
    <li
      data-far=""
      data-theme={color_theme}
      className="relative grid [contain-intrinsic-size:auto_5rem] grid-cols-[2.25rem_auto_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-3 hover:bg-surface sm:grid-cols-[3.5rem_auto_minmax(0,1.3fr)_minmax(0,1fr)_8.5rem_4.5rem] sm:gap-x-5 lg:grid-cols-[3.5rem_auto_minmax(0,1.2fr)_minmax(0,1fr)_17rem_9rem_4.5rem]"
    >
      <span className="display text-end text-d3 text-muted sm:text-[1.75rem]">
        <span className="sr-only">Rank </span>
        {rank}
      </span>
      <Avatar firstName={first_name} lastName={last_name} photo={photo?.url} isAccent />
      <span className="min-w-0">
        <Link
          to="/$athleteId"
          params={{ athleteId: slug }}
          className="font-display text-[1.25rem] leading-[1.05] font-semibold uppercase after:absolute after:inset-0 sm:text-[1.375rem]"
        >
          <bdi className={nameScale(fullName(athlete))}>
            <NameParts name={fullName(athlete)} />
          </bdi>
        </Link>
        <span className="hidden text-small text-muted sm:block">
          {rankedLine(position?.title ?? null, year)}
        </span>
        <span className="block text-small text-muted sm:hidden">
          {shortLine(position?.title ?? null, year)}
          <span className="block truncate">{schoolLine(athlete)}</span>
        </span>
      </span>
      <span className="hidden text-ui text-muted sm:block">{schoolLine(athlete)}</span>
      <RankedFigures athlete={athlete} />
      <span className="hidden sm:block">
        <ScoreBar value={score} />
      </span>
      <span className="display text-end text-[1.5rem] leading-none sm:text-[1.75rem]">
        <span className="sr-only">Score </span>
        {scoreText(score)}
      </span>
    </li>
  )
}

const RankedFigures = ({ athlete: { figures } }: { athlete: RankedAthlete }) => (
  <dl className="hidden grid-cols-3 gap-x-4 text-ui lg:grid">
    {figures.map((figure) => (
      <div key={figure.key} className="flex items-baseline gap-1.5 whitespace-nowrap">
        <dd className="font-semibold">{figureText(figure)}</dd>
        <dt className="order-last text-micro text-muted">
          <abbr title={figure.title} className="no-underline">
            {figure.label}
          </abbr>
        </dt>
      </div>
    ))}
  </dl>
)

import type { RankedAthlete } from '@fieldhouse/contract/rankings'
import { Link } from '@tanstack/react-router'
import { fullName } from '../../../lib/person-name.ts'
import { nameScale } from '../../../ui/layout/name-fit.ts'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { figureText, rankedLine, schoolLine, scoreText } from '../rankings-labels.ts'

/** The first is highest. On a phone they are stacked. */
const podiumHeights = ['sm:min-h-[27rem]', 'sm:min-h-[24rem]', 'sm:min-h-[22rem]']

/** The first three, each in the color of their page. */
export const Podium = ({ athletes }: { athletes: readonly RankedAthlete[] }) => (
  <ol
    aria-label="The first three"
    className="grid items-end gap-3 pt-10 sm:grid-cols-[minmax(0,1.3fr)_repeat(2,minmax(0,1fr))] sm:gap-4 sm:pt-14"
  >
    {athletes.map((athlete, place) => (
      <li
        key={athlete.id}
        data-theme={athlete.color_theme}
        className={`relative isolate grid content-end overflow-hidden rounded-lg bg-poster text-on-poster ring-1 ring-poster-deep sm:rounded-b-none ${podiumHeights[place] ?? ''}`}
      >
        <span
          aria-hidden="true"
          data-rank={athlete.rank}
          className="absolute -end-2 -top-3 -z-10 font-display text-[11rem] leading-[.86] font-bold tracking-[-.05em] text-poster-deep select-none before:content-[attr(data-rank)] sm:text-[17rem] lg:text-[20rem]"
        />
        <Winner athlete={athlete} isFirst={place === 0} />
      </li>
    ))}
  </ol>
)

const Winner = ({ athlete, isFirst }: { athlete: RankedAthlete; isFirst: boolean }) => {
  const { slug, rank, score, first_name, last_name, photo, position, class: year, figures } = athlete
  return (
    <div className="grid gap-4 p-5 sm:p-6">
      {photo && <Avatar photo={photo.url} size="2xl" isSquare />}
      <div className="grid gap-2.5">
        <p className="font-display text-[.9375rem] leading-[1.15] font-semibold tracking-[.02em] uppercase">
          <span className="sr-only">Rank </span>
          <span className="me-2">{rank}</span>
          {rankedLine(position?.title ?? null, year)}
        </p>
        <h2
          className={`leading-[.86] tracking-[-.015em] wrap-anywhere ${isFirst ? 'text-[clamp(2.5rem,4.6vw,4rem)]' : 'text-[clamp(2rem,3.2vw,2.75rem)]'}`}
        >
          <Link
            to="/$athleteId"
            params={{ athleteId: slug }}
            aria-label={fullName(athlete)}
            className="outline-on-poster after:absolute after:inset-0"
          >
            <span className={`block ${nameScale(fullName(athlete))}`}>
              <bdi className="block">{first_name}</bdi> <bdi className="block">{last_name}</bdi>
            </span>
          </Link>
        </h2>
        <p className="min-h-[1lh] text-small text-poster-second">{schoolLine(athlete)}</p>
      </div>
      <dl className="flex flex-wrap justify-between gap-x-4 gap-y-3 border-t border-current pt-3.5">
        <PodiumFact label="Score" value={scoreText(score)} />
        {figures.slice(0, isFirst ? 3 : 2).map((figure, place) => (
          <PodiumFact
            key={figure.key}
            label={figure.label}
            title={figure.title}
            value={figureText(figure)}
            isForWide={place === 2}
          />
        ))}
      </dl>
    </div>
  )
}

interface FactProps {
  label: string
  /** The whole word, for screen readers. */
  title?: string
  value: string
  /** Left out if three are side by side in a narrow window. */
  isForWide?: boolean
}

const PodiumFact = ({ label, title, value, isForWide = false }: FactProps) => (
  <div className={`flex flex-col-reverse justify-end gap-1 ${isForWide ? 'sm:max-md:hidden' : ''}`}>
    <dt className="font-display text-small leading-none font-semibold tracking-[.05em] text-poster-second uppercase">
      {title ? (
        <abbr title={title} className="no-underline">
          {label}
        </abbr>
      ) : (
        label
      )}
    </dt>
    <dd className="font-display text-[1.625rem] leading-[.9] font-bold">{value}</dd>
  </div>
)

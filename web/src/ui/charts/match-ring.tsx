import { classNames } from '../style/class-names.ts'
import { type RingArc, ringArcs, ringLabelPlaces } from './ring-geometry.ts'

export interface RingPart {
  label: string
  /** The length of its arc, next to the others'. Without weight there is no arc. */
  weight: number
  /** How much of the arc is filled, from 0 to 100. */
  fit: number
  /** Its points of the total, whole. */
  points: number
}

/** In a list of similar ones, in a row, in a legend, on a poster, and labeled on a poster of its own. */
const sizes = {
  sm: { box: 'size-15', figure: 'text-[1.5rem]', stroke: 9.5, gap: 2.6 },
  md: { box: 'size-17', figure: 'text-[1.6875rem]', stroke: 9.5, gap: 2.6 },
  lg: { box: 'size-33', figure: 'text-[3.9375rem]', stroke: 10.5, gap: 1.6 },
  poster: {
    box: 'size-28 sm:size-42',
    figure: 'text-[3.125rem] sm:text-[5rem]',
    stroke: 10.5,
    gap: 1.6,
  },
  page: {
    box: 'aspect-square w-42 max-w-full lg:w-82',
    figure: 'text-[5rem] lg:text-[9rem]',
    stroke: 10.5,
    gap: 1.2,
  },
}
type RingSize = keyof typeof sizes

/** Where it is drawn. */
const grounds = { page: '', poster: 'match-ring-poster' }

interface MatchRingProps {
  /** From 0 to 100, or null if nothing is known. */
  total: number | null
  /** Clockwise from the top. The order is the same in every ring of a page. */
  parts: readonly RingPart[]
  /** Parts that count but are not known. They have no arc, and the text says so. */
  unknown?: readonly string[] | undefined
  size?: RingSize | undefined
  ground?: keyof typeof grounds | undefined
  /** The total's subject, if it is not obvious. */
  label?: string | undefined
  /** Writes each part beside its arc. It needs space around the ring. */
  isLabeled?: boolean | undefined
}

/** One arc per part, as long as its weight and filled to its fit. So the ink adds up to the total in the middle. */
export const MatchRing = ({
  total,
  parts,
  unknown = [],
  size = 'md',
  ground = 'page',
  label,
  isLabeled = false,
}: MatchRingProps) => {
  const { box, figure, stroke, gap } = sizes[size]
  const radius = 50 - stroke / 2
  const counted = parts.filter(({ weight }) => weight > 0)
  const arcs = ringArcs(counted, radius, gap)
  return (
    <span
      role="img"
      aria-label={ringText({ total, parts: counted, unknown, label })}
      className={classNames('relative inline-grid shrink-0 place-items-center', box)}
    >
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        className={classNames('match-ring absolute inset-0 size-full -rotate-90 fill-none', grounds[ground])}
      >
        {arcs.map((arc) => (
          <Arc key={arc.start} arc={arc} radius={radius} stroke={stroke} />
        ))}
        {arcs.length === 0 && (
          <circle cx={50} cy={50} r={radius} strokeWidth={stroke} strokeDasharray="1 3" />
        )}
      </svg>
      <span className={classNames('display leading-none', figure)}>{total === null ? '–' : total}</span>
      {isLabeled && <Labels parts={counted} arcs={arcs} radius={radius} />}
    </span>
  )
}

interface ArcProps {
  arc: RingArc
  radius: number
  stroke: number
}

const Arc = ({ arc: { start, length, filled: ink }, radius, stroke }: ArcProps) => {
  const circle = { cx: 50, cy: 50, r: radius }
  const dash = (drawn: number) => `${drawn.toFixed(2)} ${(2 * Math.PI * radius).toFixed(2)}`
  return (
    <g strokeWidth={stroke} strokeDashoffset={(-start).toFixed(2)}>
      <circle {...circle} strokeDasharray={dash(length)} />
      {ink > 0 && <circle {...circle} strokeDasharray={dash(ink)} />}
    </g>
  )
}

interface LabelsProps {
  parts: readonly RingPart[]
  arcs: readonly RingArc[]
  radius: number
}

const Labels = ({ parts, arcs, radius }: LabelsProps) => {
  const places = ringLabelPlaces(arcs, 2 * Math.PI * radius, { distance: 56, apart: 9 })
  return parts.map(({ label, points }, index) => {
    const place = places[index]
    return (
      place && (
        <span
          key={label}
          aria-hidden="true"
          className={classNames(
            'label absolute -translate-y-1/2 whitespace-nowrap',
            place.side === 'end' && '-translate-x-full',
          )}
          style={{ insetInlineStart: `${place.x.toFixed(1)}%`, top: `${place.y.toFixed(1)}%` }}
        >
          {label} <b className="display text-[1.375rem] tracking-normal">{points}</b>
        </span>
      )
    )
  })
}

interface RingText extends Pick<MatchRingProps, 'total' | 'parts' | 'label'> {
  unknown: readonly string[]
}

/** `Match 90 of 100: Level 24, Grades 17, 2 of 3 parts known, without Cost`. */
const ringText = ({ total, parts, unknown, label }: RingText): string => {
  const title = [label, total === null ? 'no data yet' : `${total} of 100`].filter(Boolean).join(' ')
  const named = parts.map((part) => `${part.label} ${part.points}`)
  const known = knownText(parts.length, unknown)
  return [title, [...named, known].filter(Boolean).join(', ')].filter(Boolean).join(': ')
}

const knownText = (known: number, unknown: readonly string[]): string | null =>
  unknown.length === 0
    ? null
    : `${known} of ${known + unknown.length} parts known, without ${unknown.join(' and ')}`

interface RingSumProps {
  /** With what each part could have. */
  parts: readonly (RingPart & { most: number })[]
  /** The total's subject, in the last row. */
  label: string
  total: number
}

/** The points of the arcs, one under the other, and their sum. */
export const RingSum = ({ parts, label, total }: RingSumProps) => (
  <dl className="min-w-0 text-small">
    {parts.map((part) => (
      <div key={part.label} className="flex items-baseline justify-between gap-3 py-0.75">
        <dt className="min-w-0">{part.label}</dt>
        <dd className="flex-none">
          <b className="display text-lead leading-none">{part.points}</b>
          <span className="ms-1.5 inline-block w-8 text-micro text-muted">of {part.most}</span>
        </dd>
      </div>
    ))}
    <div className="mt-1 flex items-baseline justify-between gap-3 border-t border-line-strong pt-1.5 font-semibold">
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="flex-none pe-9.5">
        <b className="display text-lead leading-none">{total}</b>
      </dd>
    </div>
  </dl>
)

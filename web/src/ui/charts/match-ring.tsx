import { classNames } from '../style/class-names.ts'
import { type RingArc, ringArcs, ringDashes, ringLabelPlaces } from './ring-geometry.ts'

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
  sm: { stroke: 9.5, gap: 2.6 },
  md: { stroke: 9.5, gap: 2.6 },
  lg: { stroke: 10.5, gap: 1.6 },
  poster: { stroke: 10.5, gap: 1.6 },
  page: { stroke: 10.5, gap: 1.2 },
}
type RingSize = keyof typeof sizes

/** Where it is drawn. */
const grounds = { page: '', poster: 'match-ring-on-poster' }

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
  const { stroke, gap } = sizes[size]
  const radius = 50 - stroke / 2
  const counted = parts.filter(({ weight }) => weight > 0)
  const arcs = ringArcs(counted, radius, gap)
  return (
    <span
      role="img"
      aria-label={ringText({ total, parts: counted, unknown, label })}
      className={classNames('match-ring', `match-ring-${size}`, grounds[ground])}
    >
      <svg
        viewBox="-50 -50 100 100"
        aria-hidden="true"
        strokeWidth={stroke}
        strokeDashoffset={-(arcs[0]?.start ?? 0).toFixed(2)}
      >
        {arcs.length > 0 ? <Arcs arcs={arcs} radius={radius} /> : <circle r={radius} strokeDasharray="1 3" />}
      </svg>
      <span className="match-ring-total">{total === null ? '–' : total}</span>
      {isLabeled && <Labels parts={counted} arcs={arcs} radius={radius} />}
    </span>
  )
}

interface ArcsProps {
  arcs: readonly RingArc[]
  radius: number
}

/** Two circles for all arcs: a page has up to 17 rings with eight arcs each. */
const Arcs = ({ arcs, radius }: ArcsProps) => {
  const drawn = (inked: (arc: RingArc) => number) => ({
    r: radius,
    strokeDasharray: ringDashes(arcs, 2 * Math.PI * radius, inked),
  })
  return (
    <>
      <circle {...drawn(({ length }) => length)} />
      {arcs.some(({ filled }) => filled > 0) && <circle {...drawn(({ filled }) => filled)} />}
    </>
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

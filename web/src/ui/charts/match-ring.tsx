import { classNames } from '../style/class-names.ts'
import { ringArcs } from './ring-geometry.ts'

interface MatchPart {
  label: string
  /** From 0 to 100, or null if unknown. */
  score: number | null
}

const sizes = {
  md: { box: 'size-14', figure: 'text-[1.375rem]' },
  lg: { box: 'size-24', figure: 'text-[2.375rem]' },
}

const radius = 24
const gap = 2.2
const circumference = 2 * Math.PI * radius
const whole = (score: number) => Math.round(Math.min(100, Math.max(0, score)))

interface MatchRingProps {
  /** From 0 to 100, or null if unknown. */
  total: number | null
  /** One arc each, clockwise from the top. One to six of them. */
  parts: readonly MatchPart[]
  size?: keyof typeof sizes | undefined
  /** The total's subject, if it is not obvious. */
  label?: string | undefined
  emptyText?: string | undefined
}

/** Each arc is filled to its score, with the total in the middle. */
export const MatchRing = ({
  total,
  parts,
  size = 'md',
  label,
  emptyText = 'no data yet',
}: MatchRingProps) => {
  const arcs = ringArcs(
    parts.map(({ score }) => (score ?? 0) / 100),
    radius,
    gap,
  )
  const named = parts.map((part) => `${part.label} ${part.score === null ? emptyText : whole(part.score)}`)
  const summed = total === null ? emptyText : `${whole(total)} of 100`
  return (
    <span
      role="img"
      aria-label={[[label, summed].filter(Boolean).join(' '), named.join(', ')].filter(Boolean).join(': ')}
      className={classNames('relative inline-grid shrink-0 place-items-center', sizes[size].box)}
    >
      <svg viewBox="0 0 56 56" aria-hidden="true" className="absolute inset-0 size-full -rotate-90 fill-none">
        {arcs.map(({ start, length, filled }) => (
          <g key={start} strokeWidth={5} strokeDashoffset={-start}>
            <circle cx={28} cy={28} r={radius} className="stroke-line" strokeDasharray={dash(length)} />
            {filled > 0 && (
              <circle
                cx={28}
                cy={28}
                r={radius}
                className="stroke-accent-text"
                strokeDasharray={dash(filled)}
              />
            )}
          </g>
        ))}
      </svg>
      <span className={classNames('display leading-none', sizes[size].figure)}>
        {total === null ? '–' : whole(total)}
      </span>
    </span>
  )
}

const dash = (length: number) => `${length.toFixed(2)} ${circumference.toFixed(2)}`

interface NotedPart extends MatchPart {
  /** The score's source. */
  note?: string | undefined
}

interface MatchPartsProps {
  parts: readonly NotedPart[]
  emptyText?: string | undefined
}

/** The parts of a total by name, each with its score, a bar, and its source. */
export const MatchParts = ({ parts, emptyText = 'No data yet' }: MatchPartsProps) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-x-5 gap-y-4">
    {parts.map(({ label, score, note }) => (
      <div
        key={label}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start items-baseline gap-x-2 gap-y-1.5"
      >
        <dt className="text-small font-semibold">{label}</dt>
        <dd className={score === null ? 'text-micro text-muted' : 'display text-[1.0625rem] leading-none'}>
          {score === null ? emptyText : whole(score)}
        </dd>
        <dd className="col-span-full grid gap-1.5">
          <span className="block h-1.5 overflow-hidden rounded-[3px] bg-sunken [print-color-adjust:exact]">
            <span
              className="block h-full rounded-[3px] bg-accent-text"
              style={{ width: `${whole(score ?? 0)}%` }}
            />
          </span>
          {note && <span className="text-micro text-muted">{note}</span>}
        </dd>
      </div>
    ))}
  </dl>
)

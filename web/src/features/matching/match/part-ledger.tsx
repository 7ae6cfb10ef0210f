import type { ExplainedMatch, ExplainedPart } from '@fieldhouse/contract/matching.match'
import { factorNames } from '../match-labels.ts'
import { PartWorkings } from './part-workings.tsx'
import { WeightPips } from './weight-pips.tsx'

const columns =
  'grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[5.75rem_4rem_minmax(0,1fr)_9.375rem_5.75rem] md:gap-x-5'
const row = `grid ${columns} items-center gap-x-4 gap-y-1.5 border-t border-line py-3.5 text-ui leading-[1.4]`

interface PartLedgerProps {
  match: Pick<ExplainedMatch, 'total' | 'parts' | 'unscored'>
}

/** Every part with what was compared, and how many points that gave. */
export const PartLedger = ({ match: { total, parts, unscored } }: PartLedgerProps) => {
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0)
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of a list without bullets.
    <ul role="list" className="mt-7">
      <li
        aria-hidden="true"
        className={`grid ${columns} border-b border-line-strong pb-2 text-muted max-md:hidden`}
      >
        <span className="label">Part</span>
        <span className="label">Weight</span>
        <span className="label">What we compared</span>
        <span className="label">Fit, 0 to 100</span>
        <span className="label text-end">Points</span>
      </li>
      {parts.map((part) => (
        <ScoredRow key={part.factor} part={part} />
      ))}
      {unscored.map(({ factor, weight, text }) => (
        <li key={factor} className={`${row} text-muted`}>
          <PartName>{factorNames[factor]}</PartName>
          <span className="max-md:hidden">
            <WeightPips weight={weight} />
          </span>
          <span className="max-md:order-last max-md:col-span-full">{text}</span>
          <span className="text-small max-md:hidden">not scored</span>
          <Points points={0} most={0} />
        </li>
      ))}
      <li className={`${row} border-line-strong`}>
        <PartName>Total</PartName>
        <span className="text-small text-muted max-md:order-last max-md:col-span-full">{weights} in all</span>
        <span className="text-small text-muted max-md:order-last max-md:col-span-full">
          Each part has as many of the 100 points as its share of the weights. Points are rounded so that they
          always add up to the total.
        </span>
        <span className="max-md:hidden" />
        <Points points={total} most={100} isTotal />
      </li>
    </ul>
  )
}

const PartName = ({ children }: { children: string }) => (
  <span className="font-display text-[1.25rem] leading-none font-semibold uppercase">{children}</span>
)

const ScoredRow = ({ part }: { part: ExplainedPart }) => (
  <li className={row}>
    <PartName>{factorNames[part.factor]}</PartName>
    <span className="max-md:order-last max-md:col-start-2 max-md:justify-self-end">
      <WeightPips weight={part.weight} />
    </span>
    <div className="max-md:order-3 max-md:col-span-full">
      <b className="font-semibold">{part.verdict}</b> <span className="text-muted">{part.compared}</span>
      <PartWorkings workings={part.workings} fit={part.fit} />
    </div>
    <span className="flex items-center gap-3 max-md:order-last">
      <span className="h-2.5 min-w-24 grow overflow-hidden rounded-xs bg-sunken [print-color-adjust:exact]">
        <span className="block h-full bg-accent-text" style={{ width: `${part.fit}%` }} />
      </span>
      <span className="w-7 text-end text-small">
        <span className="sr-only">Fit </span>
        {part.fit}
      </span>
    </span>
    <Points points={part.points} most={part.most} />
  </li>
)

const Points = ({ points, most, isTotal = false }: { points: number; most: number; isTotal?: boolean }) => (
  <span
    className={`text-end font-display leading-none font-bold max-md:order-2 ${isTotal ? 'text-[2.5rem]' : 'text-[1.75rem]'}`}
  >
    {points} <small className="font-text text-small font-medium text-muted">of {most}</small>
  </span>
)

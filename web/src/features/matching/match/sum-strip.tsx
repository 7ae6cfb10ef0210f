import type { ScoredPart } from '@fieldhouse/contract/matching.match'
import { factorNames } from '../match-labels.ts'

interface SumStripProps {
  total: number
  parts: readonly ScoredPart[]
}

/** 24 + 17 + 20 = 61: the proof of the total. */
export const SumStrip = ({ total, parts }: SumStripProps) => (
  <div
    role="img"
    aria-label={`${parts.map(({ factor, points }) => `${factorNames[factor]} ${points}`).join(' plus ')} equals ${total}`}
    className="grid grid-cols-4 overflow-hidden rounded-md border border-line bg-surface sm:flex"
  >
    {parts.map(({ factor, points, most }, index) => (
      <div
        key={factor}
        className="relative grid grow content-start gap-2 py-4 text-center sm:basis-0 sm:pt-4.5"
      >
        {index > 0 && (
          <span className="absolute top-10 -left-2 w-4 font-display text-[1.375rem] leading-none font-semibold text-muted max-sm:nth-[1]:hidden">
            +
          </span>
        )}
        <span className="label text-muted">{factorNames[factor]}</span>
        <span className="display text-[2rem] leading-none sm:text-[clamp(2rem,3.4vw,3.25rem)]">{points}</span>
        <span className="text-micro text-muted">of {most}</span>
      </div>
    ))}
    <div className="grid content-start gap-2 bg-poster py-4 text-center text-on-poster max-sm:col-span-full sm:grow-[1.35] sm:basis-0 sm:pt-4.5">
      <span className="label text-poster-second">Match</span>
      <span className="display text-[2rem] leading-none sm:text-[clamp(2rem,3.4vw,3.25rem)]">
        <span className="font-medium">= </span>
        {total}
      </span>
      <span className="text-micro text-poster-second">of 100</span>
    </div>
  </div>
)

import type { Match } from '@fieldhouse/contract/matching.match'
import { MatchRing, RingSum } from '../../../ui/charts/match-ring.tsx'
import { factorNames, ringOf, ringParts } from '../match-labels.ts'
import { SidePanel } from './side-panel.tsx'

/** How to read a ring, with a match of the page as the example. */
export const RingPanel = ({ match }: { match: Match }) => {
  const { college, total, parts, unknown } = match
  return (
    <SidePanel title="How to read a ring">
      <div className="mt-4 flex flex-wrap items-center gap-5 *:last:grow *:last:basis-44 sm:gap-7">
        <MatchRing {...ringOf(match)} size="lg" />
        <RingSum parts={ringParts(match)} label={college.short_name} total={total} />
      </div>
      <p className="mt-3 text-small text-muted">
        Clockwise from the top. An arc is as long as the weight you gave it and filled as far as the college
        fits, so the ink is the score.
        {unknown.length > 0 &&
          ` ${parts.length} of ${parts.length + unknown.length} parts are known: ${college.short_name} does not publish ${unknown.map((factor) => factorNames[factor].toLowerCase()).join(' and ')}.`}
      </p>
    </SidePanel>
  )
}

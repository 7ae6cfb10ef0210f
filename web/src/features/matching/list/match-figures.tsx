import type { Match } from '@fieldhouse/contract/matching.match'
import { dollars, wholeNumber } from '../../../lib/college-words.ts'
import { ChanceMark } from '../chance-mark.tsx'
import { netCostWords } from '../match-labels.ts'

type Figured = Pick<Match, 'chance' | 'distance' | 'net_cost' | 'is_cost_estimate'>

/** Chance, miles, and cost. An unknown one leaves its place empty, so the numbers stay in their columns. */
export const MatchFigures = ({ match }: { match: Figured }) => {
  const { chance, distance, net_cost } = match
  return (
    <dl>
      <div>
        {chance && (
          <>
            <dt>Chance</dt>
            <dd>
              <ChanceMark chance={chance} />
            </dd>
          </>
        )}
      </div>
      <MatchFigure label="Distance" value={distance === null ? null : wholeNumber(distance)} unit="mi" />
      <MatchFigure
        label="Cost"
        value={net_cost === null ? null : dollars(net_cost)}
        unit={netCostWords(match)}
      />
    </dl>
  )
}

interface MatchFigureProps {
  label: string
  value: string | null
  unit: string
}

const MatchFigure = ({ label, value, unit }: MatchFigureProps) => (
  <div>
    <dt>{label}</dt>
    {value === null ? (
      <dd className="text-micro text-muted">
        <span className="sr-only">not published</span>
      </dd>
    ) : (
      <dd className="match-row-figure">
        <b>{value}</b>
        <span>{unit}</span>
      </dd>
    )}
  </div>
)

/** The same on the poster. */
export const PosterFigures = ({ match }: { match: Figured }) => {
  const { chance, distance, net_cost } = match
  return (
    <dl className="flex flex-wrap items-center gap-x-5 gap-y-2 sm:gap-x-7">
      {chance && (
        <div>
          <dt className="sr-only">Chance</dt>
          <dd>
            <ChanceMark chance={chance} />
          </dd>
        </div>
      )}
      <PosterFigure label="Distance" value={distance === null ? null : wholeNumber(distance)} unit="mi" />
      <PosterFigure
        label="Cost"
        value={net_cost === null ? null : dollars(net_cost)}
        unit={netCostWords(match)}
      />
    </dl>
  )
}

const PosterFigure = ({ label, value, unit }: MatchFigureProps) =>
  value !== null && (
    <div>
      <dt className="sr-only">{label}</dt>
      <dd className="flex items-baseline gap-1.5 sm:grid sm:justify-items-end sm:gap-1">
        <b className="display text-[1.625rem] leading-none sm:text-[2.25rem]">{value}</b>
        <span className="text-micro leading-[1.2] text-poster-second">{unit}</span>
      </dd>
    </div>
  )

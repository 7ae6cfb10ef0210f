import type { Match } from '@fieldhouse/contract/matching.match'
import { Check, TriangleAlert } from 'lucide-react'
import { conferenceWords, dollars, wholeNumber } from '../../../lib/college-words.ts'
import { MatchRing } from '../../../ui/charts/match-ring.tsx'
import { Tag } from '../../../ui/data/tag.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { ChanceMark } from '../chance-mark.tsx'
import { netCostWords, ringOf } from '../match-labels.ts'

/** Real rows of an invented athlete. They lead nowhere but to the one that is shown in full. */
export const SampleRows = ({ matches }: { matches: readonly Match[] }) => (
  <ol className="border-b border-line">
    {matches.map((match) => (
      <SampleRow key={match.match_id} match={match} />
    ))}
  </ol>
)

const SampleRow = ({ match }: { match: Match }) => {
  const { rank, college, chance, distance, net_cost } = match
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-t border-line py-4 sm:grid-cols-[2rem_auto_minmax(0,1fr)] lg:grid-cols-[2rem_auto_minmax(0,1.1fr)_minmax(0,1fr)_22rem] sm:gap-x-6">
      <span className="font-display text-[1.375rem] font-semibold text-muted max-sm:hidden">{rank}</span>
      <MatchRing {...ringOf(match)} size="md" />
      <div className="grid min-w-0 gap-1">
        <h3 className="display text-[1.625rem] leading-none wrap-anywhere">{college.short_name}</h3>
        <p className="text-small text-muted">
          {college.city}, {college.state.key}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-small">
          <Tag>{college.division}</Tag>
          {college.conference && conferenceWords(college.conference)}
        </p>
      </div>
      <div className="grid gap-1 text-small max-lg:col-span-full">
        {match.reason && (
          <p className="grid grid-cols-[1rem_minmax(0,1fr)] gap-2.5">
            <Icon of={Check} size="sm" className="mt-0.5 text-accent-text" />
            {match.reason}
          </p>
        )}
        {match.caution && (
          <p className="grid grid-cols-[1rem_minmax(0,1fr)] gap-2.5 text-muted">
            <Icon of={TriangleAlert} size="sm" className="mt-0.5 text-warning" />
            {match.caution}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 max-lg:col-span-full lg:justify-end">
        {chance && <ChanceMark chance={chance} />}
        {distance !== null && (
          <span className="whitespace-nowrap">
            <b className="font-display text-[1.375rem] font-bold">{wholeNumber(distance)}</b>{' '}
            <small className="text-small text-muted">mi</small>
          </span>
        )}
        {net_cost !== null && (
          <span>
            <b className="font-display text-[1.375rem] font-bold">{dollars(net_cost)}</b>{' '}
            <small className="text-small text-muted">{netCostWords(match)}</small>
          </span>
        )}
      </div>
    </li>
  )
}

import type { Match } from '@fieldhouse/contract/matching.match'
import { Link } from '@tanstack/react-router'
import { conferenceWords, dollars, wholeNumber } from '../../../lib/college-words.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { MatchRing } from '../../../ui/charts/match-ring.tsx'
import type { Compared } from '../compare-tray/compare-choice.ts'
import { ringOf } from '../match-labels.ts'

interface SimilarMatchesProps {
  matches: readonly Match[]
  compared: Compared
  pathOf: (matchId: number) => string
}

const facts = ({ college, distance, net_cost }: Match): string =>
  [
    college.division,
    college.conference && conferenceWords(college.conference),
    distance !== null && `${wholeNumber(distance)} mi`,
    net_cost !== null && dollars(net_cost),
  ]
    .filter(Boolean)
    .join(' · ')

/** Colleges like the one on the page, each ready to be compared. */
export const SimilarMatches = ({ matches, compared, pathOf }: SimilarMatchesProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari removes the role of a list without bullets.
  <ul role="list" className="grid grid-cols-[minmax(0,1fr)] gap-x-12 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
    {matches.map((match) => {
      const { match_id, college, total } = match
      const isIn = compared.has(match_id)
      return (
        <li
          key={match_id}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b *:last:justify-self-start max-sm:*:last:col-start-2 sm:grid-cols-[auto_minmax(0,1fr)_auto] border-line py-4"
        >
          <MatchRing {...ringOf(match)} size="sm" />
          <div className="min-w-0">
            <h3 className="text-[1.375rem] leading-none">
              <Link to={pathOf(match_id)} className="underline-offset-4 hover:underline">
                {college.short_name}
              </Link>
            </h3>
            <p className="mt-1 text-small text-muted">{facts(match)}</p>
          </div>
          <Button
            variant="borderless"
            size="sm"
            aria-pressed={isIn}
            aria-label={`${isIn ? 'In compare' : 'Compare'}: ${college.short_name}`}
            disabled={compared.isFull && !isIn}
            onClick={() => compared.toggle({ id: match_id, name: college.short_name, total })}
          >
            {isIn ? 'In compare' : 'Compare'}
          </Button>
        </li>
      )
    })}
  </ul>
)
